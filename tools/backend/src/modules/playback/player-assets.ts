import { API_PREFIX, type Language, type PlayerAsset } from '@foyer/contract';
import { textIn } from '../../database/texts.ts';
import type { Context } from '../../server/call.ts';
import { texts } from '../../texts/texts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FilmRow } from '../catalogue/catalogue.store.ts';
import { readMediaData, type MediaData, type Streams } from './media-data.ts';

/** Describes streams to the player. */
export interface PlayerAssets {
  /** A film's streams; `watchedShare` (0 to 1) is how much of it the profile has watched. */
  film(film: FilmRow, language: Language, watchedShare: number): Promise<PlayerAsset>;
  trailer(film: FilmRow, language: Language): Promise<PlayerAsset>;
}

const origin = (path: string): string => `${API_PREFIX}/origin/${path}`;

function describe(
  name: keyof MediaData,
  streams: Streams,
  language: Language,
): Omit<PlayerAsset, 'content_id' | 'title' | 'age_level'> {
  const track = (one: { language: string; title: string }) => ({
    language: one.language,
    title: one.title,
  });
  return {
    type: 'vod',
    urls: { dash: origin(streams.dash), hls: origin(streams.hls) },
    is_crypted: name === 'film-protected',
    ...(name === 'film-protected' && {
      drm_config: { clearkey_url: `${API_PREFIX}/licences/clearkey` },
    }),
    ...(streams.thumbnails ? { thumbnails_url: origin(streams.thumbnails) } : {}),
    duration: streams.duration,
    ...(streams.intro && { intro: streams.intro }),
    ...(streams.credits_start !== undefined && { credits_start: streams.credits_start }),
    ...(streams.chapters && {
      chapters: streams.chapters.map(({ start, title }) => ({ start, title: title[language] })),
    }),
    audio: streams.audio.map(track),
    subtitles: streams.subtitles.map(track),
    start_time: 0,
  };
}

/** The streams of the media folder. One short film stands for all the titles of the demo. */
export function createPlayerAssets({ config }: Context, catalogue: Catalogue): PlayerAssets {
  const media = () => readMediaData(config.mediaDir);
  return {
    film: async (film, language, watchedShare) => {
      const name = film.isProtected ? 'film-protected' : 'film';
      const streams = (await media())[name];
      const limit = await catalogue.findAgeLimit(film.ageLimitId);
      return {
        ...describe(name, streams, language),
        content_id: film.id,
        title: textIn(film.names, language),
        age_level: { name: limit.name },
        start_time: Math.floor(watchedShare * streams.duration),
      };
    },
    trailer: async (film, language) => {
      const limit = await catalogue.findAgeLimit(film.ageLimitId);
      return {
        ...describe('trailer', (await media()).trailer, language),
        content_id: `${film.id}-trailer`,
        title: `${textIn(film.names, language)}. ${texts[language].trailer}`,
        age_level: { name: limit.name },
      };
    },
  };
}
