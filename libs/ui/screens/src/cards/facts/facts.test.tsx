import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { Facts } from './facts.tsx';

const title = makeTitle('mayak', 'Маяк', {
  genres: ['драма', 'детектив'],
  countries: ['Россия', 'Армения'],
  durationMinutes: 128,
});
const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('Facts', () => {
  it('lists year, genres, countries, minutes and age [CARD-008, CARD-009, CARD-012]', async () => {
    await renderWithLabel(<Facts title={title} hasRating={false} lead="The Beacon" />);
    expect(words()).toEqual([
      'The Beacon',
      '2024',
      'драма, детектив',
      'Россия, Армения',
      '128\u00A0мин',
      '16+',
    ]);
  });

  it('leaves out what it is not given', async () => {
    const bare = { ...title, genres: [], countries: [] };
    delete bare.durationMinutes;
    await renderWithLabel(<Facts title={bare} hasRating={false} />);
    expect(words()).toEqual(['2024', '16+']);
  });
});
