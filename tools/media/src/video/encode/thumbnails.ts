import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../run.ts';

const STEP_SECONDS = 2;
const SIZE = { width: 214, height: 120 };

/** What the player reads to show a picture above its timeline: THUMB-001, THUMB-002. */
export interface ThumbnailSheet {
  /** Addresses of the sheets, relative to this file; there is one. */
  images: [string];
  thumb_size: { width: number; height: number };
  /** A picture stands for the time from its timestamp (seconds) to that of the next. `top` is in pixels. */
  thumbs: { timestamp: number; top: number }[];
}

/** Writes `thumbnails.jpg`, one picture under the other, and `thumbnails.json`. */
export async function writeThumbnails(
  source: string,
  folder: string,
  seconds: number,
): Promise<void> {
  const count = Math.ceil(seconds / STEP_SECONDS);
  // The picture in the middle of its time tells more than the one at its start.
  const filter = `trim=start=${STEP_SECONDS / 2},setpts=PTS-STARTPTS,fps=1/${STEP_SECONDS}:round=up:start_time=0,scale=${SIZE.width}:${SIZE.height}:flags=lanczos,tile=1x${count}`;
  await ffmpeg(
    '-i',
    source,
    '-vf',
    filter,
    '-frames:v',
    '1',
    '-q:v',
    '4',
    '-flags',
    '+bitexact',
    join(folder, 'thumbnails.jpg'),
  );
  const sheet: ThumbnailSheet = {
    images: ['thumbnails.jpg'],
    thumb_size: SIZE,
    thumbs: Array.from({ length: count }, (_, index) => ({
      timestamp: index * STEP_SECONDS,
      top: index * SIZE.height,
    })),
  };
  await writeFile(join(folder, 'thumbnails.json'), `${JSON.stringify(sheet)}\n`);
}
