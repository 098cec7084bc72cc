import type { PlayerAsset } from './playback.schema.ts';

/** A clear film with intro, credits and chapters. */
export const playerAssetFixture: PlayerAsset = {
  type: 'vod',
  content_id: 'metropolis',
  urls: {
    dash: '/api/v1/origin/film/manifest.mpd',
    hls: '/api/v1/origin/film/variant.m3u8',
  },
  is_crypted: false,
  thumbnails_url: '/api/v1/origin/film/thumbnails.json',
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
    dash: '/api/v1/origin/film-protected/manifest.mpd',
    hls: '/api/v1/origin/film-protected/variant.m3u8',
  },
  is_crypted: true,
  drm_config: { clearkey_url: '/api/v1/licences/clearkey' },
};

/** A trailer: no intro, no credits, no chapters. */
export const trailerAssetFixture: PlayerAsset = {
  type: 'vod',
  content_id: 'metropolis-trailer',
  urls: {
    dash: '/api/v1/origin/trailer/manifest.mpd',
    hls: '/api/v1/origin/trailer/variant.m3u8',
  },
  is_crypted: false,
  thumbnails_url: '/api/v1/origin/trailer/thumbnails.json',
  duration: 30,
  title: 'Метрополис',
  age_level: { name: '12+' },
  audio: [{ language: 'rus', title: 'Русский' }],
  subtitles: [],
  start_time: 0,
};
