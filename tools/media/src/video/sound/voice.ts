import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../story/languages.ts';
import { ffmpeg, run } from '../run.ts';
import { SAMPLE_RATE } from './signal.ts';

/** A spoken sentence: one channel, samples from -1 to 1. */
export type Speech = Float32Array;

const voices: Partial<Record<Language, readonly string[]>> = {
  rus: ['-v', 'ru', '-s', '132', '-p', '34', '-a', '120'],
  eng: ['-v', 'en-gb-x-rp', '-s', '140', '-p', '30', '-a', '120'],
};

// A little room, no hiss, no boom: it takes the edge off a synthetic voice.
const ROOM =
  'highpass=f=85,lowpass=f=6800,equalizer=f=2800:t=q:w=1.2:g=-3,acompressor=threshold=0.09:ratio=3:makeup=2,aecho=0.9:0.5:38|67:0.16|0.1';

/** Speaks a sentence with espeak-ng. */
export async function speak(
  text: string,
  language: Language,
  folder: string,
  name: string,
): Promise<Speech> {
  const voice = voices[language];
  if (!voice) throw new Error(`no voice for ${language}`);
  const [spoken, treated] = [join(folder, `${name}.wav`), join(folder, `${name}.f32`)];
  await run('espeak-ng', [...voice, '-w', spoken, text]);
  await ffmpeg(
    '-i',
    spoken,
    '-af',
    ROOM,
    '-ac',
    '1',
    '-ar',
    String(SAMPLE_RATE),
    '-f',
    'f32le',
    treated,
  );
  const bytes = await readFile(treated);
  return new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
}

/** Length of a sentence in seconds. */
export const speechSeconds = (speech: Speech) => speech.length / SAMPLE_RATE;
