import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { playerPath } from '@foyer/site-map';
import { titleSummary } from './title-summary.ts';

const item = {
  ...mediaItemShortFixture,
  slug: 'mayak',
  duration: 5400,
  genres: [{ name: 'драма' }, { name: 'мелодрама' }, { name: 'триллер' }],
  countries: ['Россия', 'Армения', 'Франция'],
};

describe('titleSummary', () => {
  it('shows at most two genres [CARD-008]', () => {
    expect(titleSummary(item).genres).toEqual(['драма', 'мелодрама']);
  });

  it('shows at most two countries [CARD-009]', () => {
    expect(titleSummary(item).countries).toEqual(['Россия', 'Армения']);
  });

  it('shows the duration in minutes [CARD-012]', () => {
    expect(titleSummary(item).durationMinutes).toBe(90);
  });

  it('shows it for films only [CARD-010]', () => {
    for (const type of ['series', 'season', 'episode'] as const) {
      expect(titleSummary({ ...item, type })).not.toHaveProperty('durationMinutes');
    }
  });

  it('leaves out a duration under 60 seconds [CARD-011]', () => {
    expect(titleSummary({ ...item, duration: 59 })).not.toHaveProperty('durationMinutes');
    expect(titleSummary({ ...item, duration: 60 }).durationMinutes).toBe(1);
  });

  it('links to the page of the item [CARD-002]', () => {
    expect(titleSummary(item).href).toBe('/movies/mayak');
  });
});

describe('playerPath', () => {
  it('keeps a hostile slug inside its segment', () => {
    expect(playerPath({ type: 'film', slug: '../my' })).toBe('/movies/..%2Fmy/player');
  });
});
