import { ffmpeg } from '../run.ts';
import type { Rendition } from './renditions.ts';

/** Frames of a video in a second. */
export const FRAMES_PER_SECOND = 25;
/** Frames in a second of a trailer, which cards play under the pointer. BLOCK-079 */
export const TRAILER_FRAMES_PER_SECOND = 24;
/** Length of a segment; every segment begins with a key frame. */
export const SEGMENT_SECONDS = 2;

const GROUP = FRAMES_PER_SECOND * SEGMENT_SECONDS;

/** A part of a video, in seconds. */
export interface Cut {
  start: number;
  seconds: number;
}

/**
 * The x264 settings of a rendition. For drawn pictures: dark skies get more bits than x264 gives by
 * itself, flat shapes get a softer edge filter.
 *
 * @param group - Frames from one key frame to the next. @default a segment
 */
export const videoSettings = (
  { width, height, quality, maxRate }: Rendition,
  group: number = GROUP,
): string[] => [
  '-vf',
  `scale=${width}:${height}:flags=lanczos`,
  '-pix_fmt',
  'yuv420p',
  '-c:v',
  'libx264',
  '-preset',
  'medium',
  '-profile:v',
  'high',
  '-crf',
  String(quality),
  '-maxrate',
  `${maxRate}k`,
  '-bufsize',
  `${maxRate * 2}k`,
  '-g',
  String(group),
  '-keyint_min',
  String(group),
  '-sc_threshold',
  '0',
  '-x264-params',
  'aq-mode=3:open-gop=0:bframes=5:deblock=1,1:psy-rd=0.4,0:threads=2',
  '-flags',
  '+bitexact',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

/** The AAC settings of every sound track. */
export const audioSettings = [
  '-c:a',
  'aac',
  '-b:a',
  '80k',
  '-ac',
  '2',
  '-ar',
  '48000',
  '-flags',
  '+bitexact',
];

/** Encodes the pictures of one rendition; `cut` is where to begin and how long to go on, in seconds. */
export async function encodeVideo(
  source: string,
  rendition: Rendition,
  output: string,
  {
    cut,
    framesPerSecond = FRAMES_PER_SECOND,
  }: { cut?: Cut | undefined; framesPerSecond?: number | undefined } = {},
): Promise<void> {
  const range = cut ? ['-ss', String(cut.start), '-t', String(cut.seconds)] : [];
  const settings = videoSettings(rendition, framesPerSecond * SEGMENT_SECONDS);
  await ffmpeg(...range, '-i', source, '-an', ...settings, output);
}

/** Encodes a sound track. */
export async function encodeAudio(source: string, output: string, cut?: Cut): Promise<void> {
  const range = cut ? ['-ss', String(cut.start), '-t', String(cut.seconds)] : [];
  await ffmpeg(...range, '-i', source, '-vn', ...audioSettings, output);
}
