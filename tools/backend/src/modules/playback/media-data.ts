import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secondsSchema } from '@foyer/contract';
import * as v from 'valibot';

const translatedSchema = v.object({ rus: v.string(), eng: v.string(), hye: v.string() });

const trackSchema = v.object({ language: v.string(), title: v.string() });

const streamsSchema = v.object({
  duration: secondsSchema,
  dash: v.string(),
  hls: v.string(),
  audio: v.array(trackSchema),
  subtitles: v.optional(v.array(trackSchema), []),
  /** Absent where a stream has no pictures for the seek bar. */
  thumbnails: v.optional(v.string()),
  intro: v.optional(v.object({ start: secondsSchema, end: secondsSchema })),
  credits_start: v.optional(secondsSchema),
  chapters: v.optional(v.array(v.object({ start: secondsSchema, title: translatedSchema }))),
});
/** What is known of one set of streams; addresses are relative to the media folder. */
export type Streams = v.InferOutput<typeof streamsSchema>;

const mediaDataSchema = v.object({
  film: streamsSchema,
  'film-protected': streamsSchema,
  trailer: streamsSchema,
});
/** The streams that the media folder holds. */
export type MediaData = v.InferOutput<typeof mediaDataSchema>;

const streams = (folder: keyof MediaData, duration: number): Streams => ({
  duration,
  dash: `${folder}/manifest.mpd`,
  hls: `${folder}/variant.m3u8`,
  audio: [{ language: 'rus', title: 'Русский' }],
  subtitles: [],
});

/** What is answered before any media were made: the calls work, the files are missing. */
const unmade: MediaData = {
  film: streams('film', 90),
  'film-protected': streams('film-protected', 30),
  trailer: streams('trailer', 18),
};

/** Reads `media.json` of the media folder. */
export async function readMediaData(mediaDir: string): Promise<MediaData> {
  const text = await readFile(join(mediaDir, 'media.json'), 'utf8').catch(() => undefined);
  return text === undefined ? unmade : v.parse(mediaDataSchema, JSON.parse(text));
}
