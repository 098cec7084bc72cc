import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { measureInput } from './measure-input.ts';
import { ratesOf } from './drop.ts';
import { FIRST_MS, firstQuality } from './first-quality.ts';
import type { StartResult } from './results.types.ts';
import { seekInside, seekOutside } from './seeks.ts';

/** Slower links show the start alone: everything after it would take minutes. */
const SEEK_MBPS = 2;
const INPUT_MBPS = 50;

/** Navigation to first frame and what the first seconds look like, then seeks and some input. */
export async function startup(
  bench: Bench,
  contestant: Contestant,
  { mbps, isQuick }: { mbps: number; isQuick: boolean },
): Promise<StartResult> {
  const result: StartResult = {
    contestant: contestant.name,
    mbps,
    ...(await firstSeconds(bench, contestant, mbps)),
  };
  if (result.failure !== undefined || mbps < SEEK_MBPS || isQuick) return result;
  return { ...result, ...(await moves(bench, contestant, mbps)) };
}

async function firstSeconds(
  bench: Bench,
  contestant: Contestant,
  mbps: number,
): Promise<Partial<StartResult>> {
  const { page, close } = await openPage(bench, contestant, { mbps });
  try {
    if (!(await hasFirstFrame(page))) return { failure: 'no first frame' };
    await sleep(1200);
    const start = await page.evaluate(readStart);
    await page.waitForFunction((ms) => performance.now() > ms, FIRST_MS, { polling: 100 });
    const frames = await page.evaluate(() => window.playerProbe.frames);
    const { height, kbps } = firstQuality(frames, ratesOf(bench.title));
    return { ...start, firstHeight: height, firstKbps: kbps };
  } finally {
    await close();
  }
}

/** A seek to what is not loaded, seeks to what is, and some input: in a page of their own, or all would be loaded. */
async function moves(
  bench: Bench,
  contestant: Contestant,
  mbps: number,
): Promise<Partial<StartResult>> {
  const { page, close } = await openPage(bench, contestant, { mbps });
  try {
    if (!(await hasFirstFrame(page))) return { failure: 'no first frame before the seeks' };
    await sleep(1200);
    const outside = await seekOutside(page);
    await sleep(2800);
    const inside = await seekInside(page);
    return {
      seekOutside: outside,
      seekInside: inside?.playing,
      seekInsideHeight: inside?.height,
      ...(mbps >= INPUT_MBPS && { slowestInput: await measureInput(page) }),
    };
  } finally {
    await close();
  }
}

/** Runs in the page. */
function readStart(): Partial<StartResult> {
  const { firstFrame = 0, frames, longTasks } = window.playerProbe;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const named = (end: RegExp) => entries.filter(({ name }) => end.test(new URL(name).pathname));
  const before = (list: PerformanceResourceTiming[]) =>
    list.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= firstFrame);
  const size = (list: PerformanceResourceTiming[]) =>
    list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const scripts = named(/\.m?js$/);
  const mount = performance.getEntriesByName('bench-mount')[0]?.startTime;
  return {
    firstFrame,
    ...(mount !== undefined && { mountToFrame: firstFrame - mount }),
    height: frames[0]?.[2] ?? 0,
    scriptsBefore: size(before(scripts)),
    scriptFilesBefore: before(scripts).length,
    scripts: size(scripts),
    styles: size(named(/\.css$/)),
    mediaBefore: size(before(named(/\.(?:m4s|mp4)$/))),
    blocked: longTasks
      .filter(([start]) => start < firstFrame + 1000)
      .reduce((total, [, length]) => total + length - 50, 0),
  };
}
