import { imageFixture } from '../images/images.fixtures.ts';
import type { SeriesPosition } from './media-item-entry.schema.ts';
import type { MediaItemShort } from './media-item-short.schema.ts';
import { mediaItemFixture, mediaItemShortFixture } from './media-items.fixtures.ts';
import type { MediaItem } from './media-items.schema.ts';

const { original_name: _film, ...facts } = mediaItemShortFixture;

/** A series as cards show it. */
export const seriesFixture: MediaItemShort = {
  ...facts,
  id: 'marevo',
  slug: 'marevo',
  type: 'series',
  name: 'Марево',
  year: 2025,
  duration: 0,
  age_level: { name: '16+', age_value: 16 },
  genres: [{ name: 'детектив' }, { name: 'драма' }],
  countries: ['Россия'],
  ratings: { wink: 8.1 },
  poster: imageFixture('poster-marevo'),
  screenshots: [imageFixture('backdrop-marevo')],
  summary_short: 'В степи пропадает экспедиция, и ищут её те, кто не хочет найти.',
  children_amount: 2,
};

/** Its first season. */
export const seasonFixture: MediaItemShort = {
  ...seriesFixture,
  id: 'marevo-sezon-1',
  slug: 'marevo-sezon-1',
  type: 'season',
  name: '1-й сезон',
  short_name: 'Сезон 1',
  series_id: 'marevo',
  series_slug: 'marevo',
  series_name: 'Марево',
  order_number: 1,
  children_amount: 8,
};

const { children_amount: _seasons, ...inherited } = seriesFixture;

/** The third episode of that season. */
export const episodeFixture: MediaItemShort = {
  ...inherited,
  id: 'marevo-sezon-1-seriya-3',
  slug: 'marevo-sezon-1-seriya-3',
  type: 'episode',
  name: '3-я серия',
  short_name: 'Серия 3',
  duration: 2880,
  screenshots: [imageFixture('still-marevo-sezon-1-seriya-3')],
  series_id: 'marevo',
  series_slug: 'marevo',
  series_name: 'Марево',
  season_id: 'marevo-sezon-1',
  season_slug: 'marevo-sezon-1',
  season_order_number: 1,
  season_short_name: 'Сезон 1',
  order_number: 3,
};

/** Where a profile goes on in that series. */
export const seriesPositionFixture: SeriesPosition = {
  episode_id: 'marevo-sezon-1-seriya-3',
  episode_slug: 'marevo-sezon-1-seriya-3',
  season_id: 'marevo-sezon-1',
  season_slug: 'marevo-sezon-1',
  season_number: 1,
  episode_number: 3,
};

const { original_name: _silent, ...page } = mediaItemFixture;

/** A series as its page shows it, begun by the profile. */
export const seriesItemFixture: MediaItem = {
  ...page,
  ...seriesFixture,
  logo: imageFixture('poster-marevo'),
  background: imageFixture('backdrop-marevo'),
  actions: [
    {
      type: 'watch',
      title: 'Продолжить',
      subtitle: 'Сезон 1, серия 3',
      target: { type: 'screen', link: '/episodes/marevo-sezon-1-seriya-3/player' },
    },
  ],
  series_position: seriesPositionFixture,
};
