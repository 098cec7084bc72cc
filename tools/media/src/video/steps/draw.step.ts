import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES_PER_SECOND, TRAILER_FRAMES_PER_SECOND } from '../encode/encode.ts';
import { workRoot } from '../paths.ts';
import { renderReel } from '../render/render-reel.ts';
import { ffmpeg } from '../run.ts';
import { FILM_SECONDS } from '../story/film-story.ts';
import { advertisements, TRAILER_SECONDS } from '../story/short-stories.ts';
import type { ReelName } from '../stage/stage.page.ts';

/** The drawn pictures of a video, before they are encoded for the web. */
export const drawnFile = (reel: ReelName) => join(workRoot, `${reel}.mkv`);

const orderFor = (
  reel: ReelName,
  scale: number,
  from: number,
  to: number,
  framesPerSecond = FRAMES_PER_SECOND,
) => ({
  reel,
  scale,
  framesPerSecond,
  firstFrame: from * framesPerSecond,
  endFrame: to * framesPerSecond,
});

/** Draws the film; two browsers share the work. */
export async function drawFilm(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  const middle = FILM_SECONDS / 2;
  const halves = [join(workRoot, 'film-1.mkv'), join(workRoot, 'film-2.mkv')] as const;
  await Promise.all([
    renderReel(orderFor('film', 1, 0, middle), halves[0]),
    renderReel(orderFor('film', 1, middle, FILM_SECONDS), halves[1]),
  ]);
  const list = join(workRoot, 'film.txt');
  await writeFile(list, halves.map((file) => `file '${file}'\n`).join(''));
  await ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', drawnFile('film'));
}

/** Draws the trailer. */
export async function drawTrailer(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  const order = orderFor('trailer', 2 / 3, 0, TRAILER_SECONDS, TRAILER_FRAMES_PER_SECOND);
  await renderReel(order, drawnFile('trailer'));
}

/** Draws both advertisements. */
export async function drawAdvertisements(): Promise<void> {
  await mkdir(workRoot, { recursive: true });
  for (const { name, seconds } of advertisements)
    await renderReel(orderFor(name, 2 / 3, 0, seconds), drawnFile(name));
}
