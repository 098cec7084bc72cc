import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readCues, type Cue } from './cues.ts';
import { timesOfFragment } from './fragment.ts';

/** A track of the looped film. Times in units of its own. */
export interface LoopTrack {
  /** Folder of its segments. */
  name: string;
  unitsPerSecond: number;
  /** Where each segment begins in the film. */
  starts: readonly number[];
  /** Length of the film. */
  length: number;
  /** How far decoding runs behind the time that is shown: what a codec needs before the first sound. */
  lead: number;
}

/** The film that every channel shows over and over, each from another place. */
export interface LoopFilm {
  folder: string;
  /** Its DASH manifest and HLS playlist of variants, as they were made. */
  dash: string;
  hls: string;
  /** Segments in one round, the same in every track. */
  segmentCount: number;
  /** Of every segment of the picture; those of the sound differ from it by less than a frame. */
  segmentSeconds: number;
  tracks: ReadonlyMap<string, LoopTrack>;
  /** Subtitles by the tag of their language, `ru`. */
  cues: ReadonlyMap<string, readonly Cue[]>;
  thumbnails: LoopThumbnails;
}

const thumbnailsSchema = v.object({
  images: v.array(v.string()),
  thumb_size: v.object({ width: v.number(), height: v.number() }),
  thumbs: v.array(v.object({ timestamp: v.number(), top: v.number() })),
});
/** The list of pictures for the seek bar, as it was made. THUMB-001 */
export type LoopThumbnails = v.InferOutput<typeof thumbnailsSchema>;

const attribute = (text: string, name: string): number =>
  Number(new RegExp(`\\b${name}="(\\d+)"`).exec(text)?.[1] ?? 0);

/** Where each segment of a `SegmentTimeline` begins, and where the last one ends. */
function readTimeline(timeline: string): { starts: number[]; length: number } {
  const starts: number[] = [];
  let at = 0;
  for (const [entry] of timeline.matchAll(/<S [^>]*>/g)) {
    for (let round = 0; round <= attribute(entry, 'r'); round += 1) {
      starts.push(at);
      at += attribute(entry, 'd');
    }
  }
  return { starts, length: at };
}

async function readTrack(folder: string, representation: string): Promise<LoopTrack | undefined> {
  const name = /media="([\w-]+)\/\$Number\$\.m4s"/.exec(representation)?.[1];
  if (name === undefined) return undefined;
  const { starts, length } = readTimeline(representation);
  const second = timesOfFragment(await readFile(join(folder, name, '2.m4s')));
  return {
    name,
    unitsPerSecond: attribute(representation, 'timescale'),
    starts,
    length,
    lead: second.decodeTime - (starts[1] ?? 0),
  };
}

/**
 * Reads the film that channels are made of.
 *
 * @throws Error when it is missing, or its tracks are not cut alike.
 */
export async function readLoopFilm(folder: string): Promise<LoopFilm> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const dash = await read('manifest.mpd');
  const found = await Promise.all(
    (dash.match(/<Representation[\s\S]*?<\/Representation>/g) ?? []).map((text) =>
      readTrack(folder, text),
    ),
  );
  const tracks = found.filter((track) => track !== undefined);
  const [first] = tracks;
  if (!first || tracks.some(({ starts }) => starts.length !== first.starts.length)) {
    throw new Error(`The tracks of ${folder} do not have the same number of segments`);
  }
  const tags = [...dash.matchAll(/<BaseURL>subtitles\/(\w+)\.vtt</g)].map(([, tag = '']) => tag);
  const cues = await Promise.all(
    tags.map(async (tag) => [tag, readCues(await read(`subtitles/${tag}.vtt`))] as const),
  );
  return {
    folder,
    dash,
    hls: await read('variant.m3u8'),
    segmentCount: first.starts.length,
    segmentSeconds: first.length / first.unitsPerSecond / first.starts.length,
    tracks: new Map(tracks.map((track) => [track.name, track])),
    cues: new Map(cues),
    thumbnails: v.parse(thumbnailsSchema, JSON.parse(await read('thumbnails.json'))),
  };
}
