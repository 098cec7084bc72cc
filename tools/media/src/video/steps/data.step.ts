import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKey } from '../encode/clear-key.ts';
import { filmRenditions, type Rendition, shortRenditions } from '../encode/renditions.ts';
import { assetsRoot } from '../paths.ts';
import { CREDITS_START, FILM_SECONDS, filmChapters, INTRO } from '../story/film-story.ts';
import { allLanguages, type Language, languages, spokenLanguages } from '../story/languages.ts';
import { PROTECTED_CUT } from '../story/protected-cut.ts';
import { advertisements, TRAILER_SECONDS } from '../story/short-stories.ts';

const sizes = (renditions: readonly Rendition[]) =>
  renditions.map(({ width, height }) => ({ width, height }));
const tracks = (spoken: readonly Language[]) =>
  spoken.map((language) => ({ language, ...languages[language] }));

const packaged = (
  folder: string,
  duration: number,
  renditions: readonly Rendition[],
  spoken: readonly Language[],
) => ({
  duration,
  dash: `${folder}/manifest.mpd`,
  hls: `${folder}/variant.m3u8`,
  renditions: sizes(renditions),
  audio: tracks(spoken),
});

/** Writes `media.json`, from which a backend learns what there is: addresses relative to it, times in seconds. */
export async function writeMediaData(): Promise<void> {
  const media = {
    film: {
      ...packaged('film', FILM_SECONDS, filmRenditions, spokenLanguages),
      subtitles: tracks(allLanguages).map((track) => ({
        ...track,
        url: `film/subtitles/${track.tag}.vtt`,
      })),
      thumbnails: 'film/thumbnails.json',
      intro: INTRO,
      credits_start: CREDITS_START,
      chapters: filmChapters,
    },
    'film-protected': {
      ...packaged('film-protected', PROTECTED_CUT.seconds, shortRenditions, ['rus']),
      protection: { scheme: 'cbcs', kid: demoKey.kid, keys: 'film-protected/keys.json' },
    },
    trailer: packaged('trailer', TRAILER_SECONDS, shortRenditions, ['rus']),
    ads: advertisements.map(({ name, seconds, title }) => ({
      name,
      title,
      url: `${name}.mp4`,
      duration: seconds,
      width: 640,
      height: 360,
    })),
  };
  await mkdir(assetsRoot, { recursive: true });
  await writeFile(join(assetsRoot, 'media.json'), `${JSON.stringify(media, null, 2)}\n`);
}
