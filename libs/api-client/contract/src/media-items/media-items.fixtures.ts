import { imageFixture } from '../images/images.fixtures.ts';
import { trailerAssetFixture } from '../playback/playback.fixtures.ts';
import type { MediaItemShort } from './media-item-short.schema.ts';
import type { MediaItem } from './media-items.schema.ts';
import type { PreviewAsset } from './preview-asset.schema.ts';

/** A film as cards show it. */
export const mediaItemShortFixture: MediaItemShort = {
  id: 'metropolis',
  slug: 'metropolis',
  type: 'film',
  name: 'Метрополис',
  original_name: 'Metropolis',
  year: 1927,
  duration: 9180,
  age_level: { name: '12+', age_value: 12 },
  genres: [{ name: 'фантастика' }, { name: 'драма' }],
  countries: ['Германия'],
  ratings: { wink: 8.9 },
  poster: imageFixture('poster-metropolis'),
  screenshots: [imageFixture('backdrop-metropolis', { focus: { x: 0.6, y: 0.3 } })],
  poster_bg_color: '#22303c',
  summary_short: 'Город будущего держится на тех, кого не видно.',
  usage_model: 'SERVICE',
};

/** A second film, for lists; above the age limit of most profiles. */
export const adultMediaItemShortFixture: MediaItemShort = {
  ...mediaItemShortFixture,
  id: 'nosferatu',
  slug: 'nosferatu',
  name: 'Носферату',
  original_name: 'Nosferatu',
  year: 1922,
  duration: 5640,
  age_level: { name: '18+', age_value: 18 },
  genres: [{ name: 'ужасы' }],
  poster: imageFixture('poster-nosferatu'),
  screenshots: [imageFixture('backdrop-nosferatu')],
  summary_short: 'Граф переезжает, и город затихает.',
};

/** A clear trailer for the preview of a card. */
export const previewAssetFixture: PreviewAsset = {
  url: '/api/v1/origin/trailer/manifest.mpd',
  urls: {
    dash: '/api/v1/origin/trailer/manifest.mpd',
    hls: '/api/v1/origin/trailer/variant.m3u8',
  },
  is_crypted: false,
  is_hevc: false,
  is_tokenized: false,
  player_type: 'web',
};

/** A film as its page shows it. */
export const mediaItemFixture: MediaItem = {
  ...mediaItemShortFixture,
  logo: imageFixture('poster-metropolis'),
  background: imageFixture('backdrop-metropolis'),
  summary: 'Сын хозяина города спускается к машинам и уже не может вернуться прежним.',
  description: 'Наверху сады, внизу смены по десять часов.\n\nКто-то должен их познакомить.',
  persons: [
    { id: 'fritz-lang', slug: 'fritz-lang', name: 'Фриц Ланг', role: 'director' },
    {
      id: 'brigitte-helm',
      slug: 'brigitte-helm',
      name: 'Бригитта Хельм',
      role: 'actor',
      character: 'Мария',
      image: imageFixture('person-brigitte-helm'),
    },
  ],
  audio_languages: ['rus', 'eng'],
  subtitle_languages: ['rus', 'eng', 'hye'],
  premiere_date: '1927-01-10',
  rating_count: 1284,
  price_text: 'По подписке',
  trailer: { asset: trailerAssetFixture },
  assets: { preview_assets: [previewAssetFixture] },
  actions: [
    {
      type: 'watch',
      title: 'Смотреть',
      target: { type: 'screen', link: '/movies/metropolis/player' },
    },
    {
      type: 'trailer',
      title: 'Трейлер',
      target: { type: 'screen', link: '/movies/metropolis/trailer' },
    },
  ],
  similar: [adultMediaItemShortFixture],
};
