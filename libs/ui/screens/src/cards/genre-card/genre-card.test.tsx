import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { GenreCard } from './index.ts';

const genre = {
  id: 'detective',
  href: '/movies/catalog?genre=detective',
  title: 'Детективы',
  picture: { url: '/api/v1/images/backdrop-gorod-posle-dozhdya', color: '#3a0f5c', tone: 'dark' },
  count: '128\u00A0фильмов',
} as const;

describe.each(['main', 'alternate'] as const)('GenreCard of %s', (label) => {
  it('names the genre and leads to its titles', async () => {
    await renderWithLabel(<GenreCard genre={genre} />, { label });

    const link = await screen.findByRole('link', { name: /Детективы/u });
    expect(link.getAttribute('href')).toBe('/movies/catalog?genre=detective');
    expect(screen.getByText('128 фильмов')).toBeTruthy();
  });

  it('asks for its picture in the size of its place [CONST-010]', async () => {
    const { container } = await renderWithLabel(<GenreCard genre={genre} />, { label });
    await screen.findByRole('link');

    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset');
    expect(avif).toMatch(/250x250\.avif 1x, .+500x500\.avif 2x$/u);
  });
});
