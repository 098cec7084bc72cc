import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addClearKey, demoKey } from '../encode/clear-key.ts';
import { type Cut, encodeAudio, encodeVideo, TRAILER_FRAMES_PER_SECOND } from '../encode/encode.ts';
import { type ContentKey, packageTracks, type Track } from '../encode/packager.ts';
import { filmRenditions, type Rendition, shortRenditions } from '../encode/renditions.ts';
import { addSubtitles } from '../encode/subtitles.ts';
import { writeThumbnails } from '../encode/thumbnails.ts';
import { assetsRoot, workRoot } from '../paths.ts';
import { FILM_SECONDS, filmLines } from '../story/film-story.ts';
import { type Language, languages, spokenLanguages } from '../story/languages.ts';
import { PROTECTED_CUT } from '../story/protected-cut.ts';
import { drawnFile } from './draw.step.ts';
import { soundFile } from './sound.step.ts';

/** A video to encode and package under a name in the assets. */
interface Job {
  name: string;
  /** Whose pictures and sound. */
  from: 'film' | 'trailer';
  renditions: readonly Rendition[];
  spoken: readonly Language[];
  cut?: Cut;
  /** @default as the film */
  framesPerSecond?: number;
  contentKey?: ContentKey;
}

async function encodeAndPackage({
  name,
  from,
  renditions,
  spoken,
  cut,
  framesPerSecond,
  contentKey,
}: Job): Promise<void> {
  const folder = join(workRoot, 'encoded', name);
  await mkdir(folder, { recursive: true });
  const tracks: Track[] = [];
  for (const rendition of renditions) {
    const file = join(folder, `${rendition.height}p.mp4`);
    await encodeVideo(drawnFile(from), rendition, file, { cut, framesPerSecond });
    tracks.push({ kind: 'video', name: `${rendition.height}p`, file });
  }
  for (const language of spoken) {
    const file = join(folder, `${language}.mp4`);
    await encodeAudio(soundFile(from, language), file, cut);
    tracks.push({ kind: 'audio', name: `audio-${languages[language].tag}`, file, language });
  }
  await packageTracks(tracks, join(assetsRoot, name), contentKey);
}

/** Makes `film/` from what is drawn and recorded. */
export async function packageFilm(): Promise<void> {
  await encodeAndPackage({
    name: 'film',
    from: 'film',
    renditions: filmRenditions,
    spoken: spokenLanguages,
  });
  const folder = join(assetsRoot, 'film');
  const cues = filmLines.map((line, index) => ({
    ...line,
    end: Math.min(line.start + 5.6, (filmLines[index + 1]?.start ?? 99) - 0.2),
  }));
  await addSubtitles(folder, cues, FILM_SECONDS);
  await writeThumbnails(drawnFile('film'), folder, FILM_SECONDS);
}

/** Makes `film-protected/`: a part of the film that plays only with its key. */
export async function packageProtected(): Promise<void> {
  await encodeAndPackage({
    name: 'film-protected',
    from: 'film',
    renditions: shortRenditions,
    spoken: ['rus'],
    cut: PROTECTED_CUT,
    contentKey: demoKey,
  });
  await addClearKey(join(assetsRoot, 'film-protected'), demoKey);
}

/** Makes `trailer/`. */
export async function packageTrailer(): Promise<void> {
  await encodeAndPackage({
    name: 'trailer',
    from: 'trailer',
    renditions: shortRenditions,
    spoken: ['rus'],
    framesPerSecond: TRAILER_FRAMES_PER_SECOND,
  });
}
