import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { videoSettings } from '../encode/encode.ts';
import { assetsRoot, workRoot } from '../paths.ts';
import { renderReel } from '../render/render-reel.ts';
import { ffmpeg } from '../run.ts';
import { SHOWCASE_SECONDS } from '../story/short-stories.ts';
import { drawnFile } from './draw.step.ts';

/** Films that move with the scroll or the pointer have so many frames a second. BLOCK-079 */
export const SHOWCASE_FRAMES_PER_SECOND = 24;
/** Frames from one key frame to the next, no more than 0.2 s apart: a search lands on them while one drags. */
const GROUP = Math.floor(SHOWCASE_FRAMES_PER_SECOND * 0.2);

/** Draws the film behind a showcase. */
export async function drawShowcase(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  const order = {
    reel: 'showcase',
    scale: 1 / 2,
    framesPerSecond: SHOWCASE_FRAMES_PER_SECOND,
    firstFrame: 0,
    endFrame: SHOWCASE_SECONDS * SHOWCASE_FRAMES_PER_SECOND,
  } as const;
  await renderReel(order, drawnFile('showcase'));
}

/** Makes one silent file of it with many key frames, its index in front so that it starts at once. */
export async function encodeShowcase(): Promise<void> {
  const folder = join(assetsRoot, 'showcase');
  await mkdir(folder, { recursive: true });
  await ffmpeg(
    '-i',
    drawnFile('showcase'),
    '-an',
    ...videoSettings({ width: 640, height: 360, quality: 25, maxRate: 1600 }, GROUP),
    '-movflags',
    '+faststart',
    join(folder, 'showcase.mp4'),
  );
}
