import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeAudio } from '../encode/encode.ts';
import { packageTracks } from '../encode/packager.ts';
import { stamp } from '../encode/subtitles.ts';
import { assetsRoot, workRoot } from '../paths.ts';
import { composeFilmMusic } from '../sound/film-music.ts';
import { mixVoices } from '../sound/mix.ts';
import { encodeWav } from '../sound/signal.ts';
import { FILM_SECONDS } from '../story/film-story.ts';
import { songWords } from '../story/song-words.ts';

/** Seconds of music before the first line and after the last one. */
const INTRO_SECONDS = 6;
const OUTRO_SECONDS = 6;

/** Folder of the segments, and name of the playlist. */
const TRACK = 'audio-music';

/**
 * Makes the sound to sing to: the music of the film without its voices, in `song/`. Songs are the film
 * with words and with this track, so its segments are as long as those of the others.
 */
export async function packageSong(): Promise<void> {
  const folder = join(workRoot, 'song');
  await mkdir(folder, { recursive: true });
  const sound = join(folder, 'music.wav');
  await writeFile(sound, encodeWav(mixVoices(composeFilmMusic(), [], 1.25, 2.1)));
  const file = join(folder, 'music.mp4');
  await encodeAudio(sound, file);
  const packaged = join(folder, 'packaged');
  await packageTracks([{ kind: 'audio', name: TRACK, file, language: 'rus' }], packaged);
  for (const name of [TRACK, `${TRACK}.m3u8`]) {
    await cp(join(packaged, name), join(assetsRoot, 'song', name), { recursive: true });
  }
}

/** The lines of a song in pairs, so that a singer sees what comes: both stand while either is sung. */
function wordsFile(lines: readonly string[]): string {
  const pairs = Math.ceil(lines.length / 2);
  const seconds = (FILM_SECONDS - INTRO_SECONDS - OUTRO_SECONDS) / pairs;
  const cues = Array.from({ length: pairs }, (_, pair) => {
    const start = INTRO_SECONDS + pair * seconds;
    const text = lines.slice(pair * 2, pair * 2 + 2).join('\n');
    return `${stamp(start)} --> ${stamp(start + seconds)}\n${text}\n`;
  });
  return ['WEBVTT', '', ...cues].join('\n');
}

/** Writes the words of the songs that have any, a file each. */
export async function writeSongWords(): Promise<void> {
  const folder = join(assetsRoot, 'song', 'words');
  await mkdir(folder, { recursive: true });
  for (const [slug, lines] of Object.entries(songWords)) {
    await writeFile(join(folder, `${slug}.vtt`), wordsFile(lines));
  }
}
