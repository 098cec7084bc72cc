import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { KaraokeCard } from './index.ts';

const song = {
  id: 'leto',
  href: '/karaoke/leto',
  title: 'Лето в Гюмри',
  artist: 'Мариам Саркисян',
  picture: { url: '/api/v1/images/backdrop-leto-v-gyumri', color: '#8a3f6d', tone: 'dark' },
} as const;

describe.each(['main', 'alternate'] as const)('KaraokeCard of %s', (label) => {
  it('names the song and its artist, and leads to it', async () => {
    await renderWithLabel(<KaraokeCard song={song} />, { label });

    const link = await screen.findByRole('link', { name: /Лето в Гюмри/u });
    expect(link.getAttribute('href')).toBe('/karaoke/leto');
    expect(screen.getByText('Мариам Саркисян')).toBeTruthy();
  });

  it('asks for its picture in the size of its place [CONST-006]', async () => {
    const { container } = await renderWithLabel(<KaraokeCard song={song} />, { label });
    await screen.findByRole('link');

    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset');
    expect(avif).toMatch(/180x180\.avif 1x, .+360x360\.avif 2x$/u);
  });
});
