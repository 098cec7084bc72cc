import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workRoot } from '../paths.ts';
import { composeFilmMusic } from '../sound/film-music.ts';
import { mixVoices, type Spoken } from '../sound/mix.ts';
import { composeJingle, composeTrailerMusic } from '../sound/short-music.ts';
import { encodeWav, type Signal } from '../sound/signal.ts';
import { speak, speechSeconds } from '../sound/voice.ts';
import { filmLines, CREDITS_START } from '../story/film-story.ts';
import { type Language, spokenLanguages } from '../story/languages.ts';
import { advertisements, TRAILER_SECONDS, trailerCaptions } from '../story/short-stories.ts';

/** The finished sound of a video in one language, before it is encoded. */
export const soundFile = (name: string, language: Language) =>
  join(workRoot, `${name}-${language}.wav`);

/** A sentence that has to be over by `end`, in seconds. */
interface Timed {
  start: number;
  end: number;
  text: string;
}

async function record(
  name: string,
  language: Language,
  sentences: readonly Timed[],
  music: Signal,
): Promise<void> {
  const spoken: Spoken[] = [];
  for (const [index, { start, end, text }] of sentences.entries()) {
    const speech = await speak(text, language, workRoot, `${name}-${language}-${index}`);
    if (start + speechSeconds(speech) > end) throw new Error(`spoken too long in ${name}: ${text}`);
    spoken.push({ start, speech });
  }
  await writeFile(soundFile(name, language), encodeWav(mixVoices(music, spoken, 1.25, 2.1)));
}

/** Records the film in each language it speaks, over the same music. */
export async function recordFilm(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  const music = composeFilmMusic();
  for (const language of spokenLanguages) {
    const sentences = filmLines.map(({ start, text }, index) => ({
      start,
      end: filmLines[index + 1]?.start ?? CREDITS_START,
      text: text[language],
    }));
    await record('film', language, sentences, music);
  }
}

/** Records the trailer. */
export async function recordTrailer(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  await record('trailer', 'rus', trailerCaptions, composeTrailerMusic(TRAILER_SECONDS));
}

/** Records both advertisements. */
export async function recordAdvertisements(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  for (const [index, { name, seconds, captions }] of advertisements.entries()) {
    await record(
      name,
      'rus',
      captions,
      composeJingle(seconds, index ? 48 : 45, index ? 0.32 : 0.52),
    );
  }
}
