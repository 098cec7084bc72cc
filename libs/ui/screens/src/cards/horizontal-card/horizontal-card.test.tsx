import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { HorizontalCard } from './horizontal-card.tsx';

const title = makeTitle('mayak', 'Маяк', { genres: ['драма', 'триллер'] });

describe.each(['main', 'alternate'] as const)('HorizontalCard of %s', (label) => {
  it('is one link to the page of the title, with its name under the picture', async () => {
    await renderWithLabel(<HorizontalCard title={title} />, { label });

    const link = await screen.findByRole('link', { name: /Маяк/u });
    expect(link.getAttribute('href')).toBe('/movies/mayak');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('gives rating, year and the first genre', async () => {
    await renderWithLabel(<HorizontalCard title={title} />, { label });

    expect(await screen.findByText('2024, драма', { exact: false })).toBeTruthy();
  });

  it('asks for the wide picture in its own sizes [CONST-003]', async () => {
    const { container } = await renderWithLabel(<HorizontalCard title={title} />, { label });
    await screen.findByRole('link');

    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset');
    expect(avif).toContain('/api/v1/images/backdrop-mayak/580x330.avif 580w');
  });
});
