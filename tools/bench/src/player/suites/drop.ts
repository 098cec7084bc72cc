import { setTimeout as sleep } from 'node:timers/promises';
import { readTitle } from '../link/title-index.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { readHeap } from '../page/read-heap.ts';
import { readFrames } from './read-frames.ts';
import type { DropResult } from './results.types.ts';

const FAST_MBPS = 5;
const SLOW_MBPS = 0.7;
/** In seconds from the first frame. */
const course = { slowFrom: 15, fastFrom: 40, end: 60 };
/** A browser notices a new link with a delay, in ms. */
const NOTICE_MS = 3000;
const STALL_MS = 500;

/** Bits per second of the title's renditions, by height. */
export function ratesOf(folder: string): Map<number, number> {
  return new Map(readTitle(folder).tracks.map(({ height, average }) => [height, average]));
}

/** A minute over a link of 5 Mbit/s that falls to 0.7 for 25 s. */
export async function drop(bench: Bench, contestant: Contestant): Promise<DropResult> {
  const { page, server, devtools, close } = await openPage(bench, contestant, { mbps: FAST_MBPS });
  const result: DropResult = { contestant: contestant.name };
  try {
    if (!(await hasFirstFrame(page))) return { ...result, failure: 'no first frame' };
    const start = Date.now();
    const until = (seconds: number) => sleep(Math.max(0, start + seconds * 1000 - Date.now()));
    const change = async (mbps: number) => {
      server.link.speed = { ...server.link.speed, bps: mbps * 1e6 };
      await sleep(NOTICE_MS);
      await page.evaluate((speed) => window.playerProbe.setLink(speed), mbps);
    };
    await until(course.slowFrom);
    await change(SLOW_MBPS);
    await until(course.fastFrom);
    await change(FAST_MBPS);
    await until(course.end);
    const { frames, now, hasEnded } = await page.evaluate(() => ({
      frames: window.playerProbe.frames,
      now: performance.now(),
      hasEnded: window.playerBench.getState().ended,
    }));
    const { stalls, stallMs, kbps, switches } = readFrames(frames, ratesOf(bench.title));
    // A stall may still go on.
    const tail = hasEnded ? 0 : now - (frames.at(-1)?.[0] ?? now);
    const isStalled = tail > STALL_MS;
    const { heap } = await readHeap(devtools);
    return {
      ...result,
      stalls: stalls + (isStalled ? 1 : 0),
      stallMs: stallMs + (isStalled ? tail : 0),
      kbps,
      switches,
      bytes: server.link.bytes,
      heap,
    };
  } finally {
    await close();
  }
}
