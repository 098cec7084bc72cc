import { seasonFixture, seriesItemFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { seriesIdOf, shownSeason } from './shown-episodes.ts';

const seasons = [1, 2, 3].map((order_number) => ({
  type: 'media_item' as const,
  media_item: { ...seasonFixture, id: `season-${order_number}`, order_number },
}));
const { series_position: position, ...fresh } = seriesItemFixture;
const search = (query = '') => new URLSearchParams(query);

describe('shownSeason', () => {
  it('is the one that the address asks for', () => {
    expect(shownSeason(seriesItemFixture, seasons, search('season=2'))).toBe('season-2');
  });

  it('is the one to go on with, else the first', () => {
    const begun = {
      ...fresh,
      ...(position && { series_position: { ...position, season_id: 'season-3' } }),
    };

    expect(shownSeason(begun, seasons, search())).toBe('season-3');
    expect(shownSeason(fresh, seasons, search())).toBe('season-1');
    expect(shownSeason(fresh, seasons, search('season=9'))).toBe('season-1');
    expect(shownSeason(fresh, [], search())).toBeUndefined();
  });

  it('is the season itself, and that of an episode', () => {
    const season = { ...fresh, type: 'season' as const, id: 'season-2' };
    const episode = { ...fresh, type: 'episode' as const, season_id: 'season-3' };

    expect([season, episode].map((item) => shownSeason(item, seasons, search('season=1')))).toEqual(
      ['season-2', 'season-3'],
    );
  });
});

describe('seriesIdOf', () => {
  it('is that of the series also for its parts', () => {
    expect(seriesIdOf(fresh)).toBe('marevo');
    expect(seriesIdOf({ ...fresh, type: 'season', id: 's', series_id: 'marevo' })).toBe('marevo');
  });
});
