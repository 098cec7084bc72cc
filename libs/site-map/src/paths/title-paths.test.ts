import { mediaItemShortFixture, seriesPositionFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { cardPath, continuePath, playerTypeOf } from './title-paths.ts';

const shorts = { alias: 'shortseries', name: 'Короткие сериалы' };
const film = { ...mediaItemShortFixture, type: 'film' as const, slug: 'mayak' };
const part = { ...mediaItemShortFixture, slug: 'marevo-1', series_slug: 'marevo' };
const entry = { type: 'media_item' as const, series_position: seriesPositionFixture };

describe('cardPath', () => {
  it('leads from an episode to its player [CARD-001]', () => {
    expect(cardPath({ type: 'episode', slug: 'marevo-3' })).toBe('/episodes/marevo-3/player');
  });

  it('leads from everything else to its page [CARD-002]', () => {
    const types = ['film', 'series', 'season'] as const;
    const paths = types.map((type) => cardPath({ type, slug: 'marevo', category: shorts }));

    expect(paths).toEqual(['/movies/marevo', '/series/marevo', '/seasons/marevo']);
  });
});

describe('playerTypeOf', () => {
  it('plays short series as stories, and only them [CARD-016]', () => {
    const other = { alias: 'drama', name: 'Драма' };

    expect(
      [shorts, other, undefined].map((category) => playerTypeOf({ ...(category && { category }) })),
    ).toEqual(['stories', 'player', 'player']);
    expect(cardPath({ type: 'episode', slug: 'dvor-1', category: shorts })).toBe(
      '/episodes/dvor-1/stories',
    );
  });
});

describe('continuePath', () => {
  it('leads from a season or an episode to the series [CARD-003]', () => {
    const types = ['season', 'episode'] as const;
    const paths = types.map((type) => continuePath({ ...entry, media_item: { ...part, type } }));

    expect(paths).toEqual(['/series/marevo', '/series/marevo']);
  });

  it('leads from a series to the episode it was left at [CARD-004]', () => {
    const series = { ...part, type: 'series' as const, slug: 'marevo' };

    expect(continuePath({ ...entry, media_item: series })).toBe(
      '/episodes/marevo-sezon-1-seriya-3/player',
    );
    expect(continuePath({ ...entry, media_item: { ...series, category: shorts } })).toBe(
      '/episodes/marevo-sezon-1-seriya-3/stories',
    );
  });

  it('leads from a series without a position, and from a film, to the page', () => {
    const series = { ...part, type: 'series' as const, slug: 'marevo' };

    expect(continuePath({ type: 'media_item', media_item: series })).toBe('/series/marevo');
    expect(continuePath({ type: 'media_item', media_item: film })).toBe('/movies/mayak');
  });
});
