import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { median } from '../../guide/frames.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { readHeap } from '../page/read-heap.ts';
import type { LeakResult } from './results.types.ts';

/**
 * Mounts that are not counted. V8 compiles what is called often, mount after mount, and keeps that in the heap that is
 * measured; after so many the code has been compiled, and what still grows is what a mount leaves behind.
 */
const WARM_UP = 50;

/** Mounts that are counted. */
export const MOUNTS = 50;

/** Takes a player away and mounts another, many times in one page, and counts what stays. */
export async function leak(bench: Bench, contestant: Contestant): Promise<LeakResult> {
  const { page, devtools, close } = await openPage(bench, contestant, {
    mbps: 100,
    rtt: 2,
    isSmall: true,
  });
  const result: LeakResult = { contestant: contestant.name };
  try {
    if (!(await hasFirstFrame(page))) return { ...result, failure: 'no first frame' };
    await page.evaluate(remount, WARM_UP);
    const before = await readHeap(devtools);
    await page.evaluate(() => {
      void window.playerBench.mount();
      window.playerProbe.find();
    });
    await sleep(700);
    const times = await page.evaluate(remount, MOUNTS);
    await sleep(300);
    const after = await readHeap(devtools);
    const perMount = (held: number) => held / (MOUNTS + 1);
    const shown = times.filter((time) => time !== undefined);
    return {
      ...result,
      heap: perMount(after.heap - before.heap),
      nodes: perMount(after.nodes - before.nodes),
      listeners: perMount(after.listeners - before.listeners),
      videos: await livingVideos(page),
      mounts: shown.length,
      remountMs: median(shown),
    };
  } finally {
    await close();
  }
}

const livingVideos = (page: Page) =>
  page.evaluate(() => window.playerProbe.videos.filter((video) => video.deref()).length);

/** Runs in the page: destroys what is there and mounts anew, so often; leaves the page empty. */
async function remount(count: number): Promise<(number | undefined)[]> {
  const limitMs = 15_000;
  const probe = window.playerProbe;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const times: (number | undefined)[] = [];
  for (let round = 0; round < count; round += 1) {
    await window.playerBench.destroy();
    await pause(30);
    probe.firstFrame = undefined;
    probe.frames = [];
    const start = performance.now();
    void window.playerBench.mount();
    probe.find();
    while (probe.firstFrame === undefined && performance.now() - start < limitMs) await pause(15);
    // Not yet known to the checker: a callback sets it meanwhile.
    const shownAt = probe.firstFrame as number | undefined;
    times.push(shownAt === undefined ? undefined : shownAt - start);
  }
  await window.playerBench.destroy();
  probe.frames = [];
  probe.longTasks = [];
  probe.inputs = [];
  performance.clearMarks();
  performance.clearResourceTimings();
  await pause(400);
  return times;
}
