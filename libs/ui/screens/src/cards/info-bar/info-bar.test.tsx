import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { InfoBar } from './index.ts';

const title = makeTitle('mayak', 'Маяк', {
  rating: 10,
  genres: ['драма', 'детектив'],
  countries: ['Россия', 'Армения'],
  durationMinutes: 128,
});
const { durationMinutes: _none, ...series } = title;

describe.each(['main', 'alternate'] as const)('InfoBar of %s', (label) => {
  it('shows a rating of 10 without a decimal [CARD-014]', async () => {
    await renderWithLabel(<InfoBar title={title} />, { label });
    expect(await screen.findByText('10')).toBeTruthy();
  });
});

describe('InfoBar, print', () => {
  const shown = async (props: Parameters<typeof InfoBar>[0]) => {
    await renderWithLabel(<InfoBar {...props} />, { label: 'alternate' });
    return (await screen.findByText(/драма/u)).textContent;
  };

  it('is a sentence of genres, countries, year, minutes and age', async () => {
    expect(await shown({ title })).toBe(
      'драма, детектив, Россия — Армения, 2024, 128\u00A0мин, 16+',
    );
  });

  it('leaves out the minutes that only films have [CARD-010]', async () => {
    expect(await shown({ title: series })).toBe('драма, детектив, Россия — Армения, 2024, 16+');
  });

  it('leaves out countries and minutes where it is short', async () => {
    expect(await shown({ title, isShort: true })).toBe('драма, детектив, 2024, 16+');
  });
});
