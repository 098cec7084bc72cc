import type { PlayerAsset } from './player-asset.schema.ts';

/** A clear film with intro, credits and chapters, and without advertisements. */
export const playerAssetFixture: PlayerAsset = {
  type: 'vod',
  content_type: 'content',
  content_id: 'metropolis',
  urls: {
    dash: '/api/v1/streams/t0ken/film/manifest.mpd',
    hls: '/api/v1/streams/t0ken/film/variant.m3u8',
  },
  token: 't0ken',
  is_crypted: false,
  ad: {},
  ad_is_test: true,
  teleport_enabled: false,
  thumbnails_url: '/api/v1/streams/t0ken/film/thumbnails.json?profile=hd',
  duration: 180,
  title: 'Метрополис',
  age_level: { name: '12+' },
  intro: { start: 5, end: 20 },
  credits_start: 165,
  chapters: [
    { start: 0, title: 'Город' },
    { start: 60, title: 'Машина' },
  ],
  audio: [
    { language: 'rus', title: 'Русский' },
    { language: 'eng', title: 'English' },
  ],
  subtitles: [
    { language: 'rus', title: 'Русские' },
    { language: 'eng', title: 'English' },
    { language: 'hye', title: 'Հայերեն' },
  ],
  start_time: 0,
};

/** The same film, encrypted. */
export const protectedAssetFixture: PlayerAsset = {
  ...playerAssetFixture,
  urls: {
    dash: '/api/v1/streams/t0ken/film-protected/manifest.mpd',
    hls: '/api/v1/streams/t0ken/film-protected/variant.m3u8',
  },
  is_crypted: true,
  drm_config: {
    urls: { clearkey: '/api/v1/licences/clearkey' },
    token: 'licence-t0ken',
    drm_provider: 'foyer',
  },
};

const adUrl = (slot: string) => `http://127.0.0.1:4002/ads/vast?slot=${slot}&content_id=metropolis`;

/** The same film with advertisements in every slot. */
export const filmWithAdsFixture: PlayerAsset = {
  ...playerAssetFixture,
  ad: {
    preroll: adUrl('preroll'),
    midroll: adUrl('midroll'),
    pauseroll: adUrl('pauseroll'),
    postroll: adUrl('postroll'),
  },
};

/** A trailer: no intro, no credits, no chapters. */
export const trailerAssetFixture: PlayerAsset = {
  type: 'vod',
  content_type: 'custom',
  content_id: 'metropolis-trailer',
  urls: {
    dash: '/api/v1/origin/trailer/manifest.mpd',
    hls: '/api/v1/origin/trailer/variant.m3u8',
  },
  is_crypted: false,
  ad: {},
  ad_is_test: true,
  teleport_enabled: false,
  thumbnails_url: '/api/v1/origin/trailer/thumbnails.json?profile=hd',
  duration: 30,
  title: 'Метрополис',
  age_level: { name: '12+' },
  audio: [{ language: 'rus', title: 'Русский' }],
  subtitles: [],
  start_time: 0,
};

/** An episode between two others. */
export const episodeAssetFixture: PlayerAsset = {
  ...playerAssetFixture,
  content_id: 'mayak-s1-e2',
  title: 'Маяк',
  subtitle: 'Сезон 1, серия 2',
  previous_episode: {
    id: 'mayak-s1-e1',
    slug: 'mayak-s1-e1',
    name: 'Прилив',
    series_id: 'mayak',
    season_id: 'mayak-s1',
    season_number: 1,
    episode_number: 1,
  },
  next_episode: {
    id: 'mayak-s1-e3',
    slug: 'mayak-s1-e3',
    name: 'Отлив',
    series_id: 'mayak',
    season_id: 'mayak-s1',
    season_number: 1,
    episode_number: 3,
  },
};

/** A channel that may be paused for three hours. */
export const liveAssetFixture: PlayerAsset = {
  type: 'live',
  content_type: 'content',
  content_id: 'pervyy-ekran',
  urls: {
    dash: '/api/v1/streams/t0ken/live-pervyy-ekran/manifest.mpd',
    hls: '/api/v1/streams/t0ken/live-pervyy-ekran/variant.m3u8',
  },
  token: 't0ken',
  is_crypted: false,
  ad: { preroll: 'http://127.0.0.1:4002/ads/vast?slot=preroll&content_id=pervyy-ekran' },
  ad_is_test: true,
  teleport_enabled: false,
  duration: 0,
  title: 'Вечерние новости',
  subtitle: 'Первый экран',
  age_level: { name: '12+' },
  audio: [{ language: 'rus', title: 'Русский' }],
  subtitles: [{ language: 'rus', title: 'Русский' }],
  start_time: 0,
  live: { channel_id: 'pervyy-ekran', max_offset: 10_800 },
};
