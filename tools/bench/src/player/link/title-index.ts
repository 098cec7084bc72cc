import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One rendition or sound track of the title. */
export interface TitleTrack {
  id: number;
  codecs: string;
  /** 0 for sound. */
  width: number;
  /** 0 for sound. */
  height: number;
  /** Bits per second over the whole title. */
  average: number;
  /** Bits per second of the largest segment. */
  peak: number;
  timescale: number;
  /** Start and length of each segment, in units of the timescale. */
  segments: readonly (readonly [number, number])[];
  /** BCP 47 and its name; sound only. */
  language?: string;
  name?: string;
}

/** What the title is made of. */
export interface TitleIndex {
  /** Seconds. */
  duration: number;
  tracks: readonly TitleTrack[];
}

/** Segments that count; what the encoder leaves after them is dropped. */
export const SEGMENTS = 24;

/** Length of a segment, in seconds. */
export const SEGMENT_SECONDS = 4;

/** Length of the title, in seconds: a whole number of sound frames, so a loop of it is exact. */
export const TITLE_SECONDS = SEGMENTS * SEGMENT_SECONDS;

/** Segments' numbers as their files carry them. */
export const padded = (number: number): string => String(number).padStart(3, '0');

/** Reads what stands in the folder of the title. */
export function readTitle(folder: string): TitleIndex {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as TitleIndex;
}
