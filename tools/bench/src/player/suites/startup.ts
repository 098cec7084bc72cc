import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { SEGMENT_SECONDS } from '../link/title-index.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import type { SeekTime } from '../page/probe.types.ts';
import { measureInput } from './measure-input.ts';
import type { StartResult } from './results.types.ts';

/** Slower links show the start alone: everything after it would take minutes. */
const SEEK_MBPS = 2;
const INPUT_MBPS = 50;
/** Far from the start; the first that is not loaded is taken. In seconds. */
const farPlaces = [58, 66, 74];
const INSIDE_SECONDS = 8;
/** How much must be loaded behind the target of a seek inside, in seconds. */
const MARGIN_SECONDS = 2.5;
/** A seek inside goes so far into a segment, in seconds: all players have as many frames to decode before the first. */
const KEY_OFFSET = 1;

/** Navigation to first frame, then a seek to what is not loaded, one to what is, and some input. */
export async function startup(
  bench: Bench,
  contestant: Contestant,
  { mbps, isQuick }: { mbps: number; isQuick: boolean },
): Promise<StartResult> {
  const { page, close } = await openPage(bench, contestant, { mbps });
  const result: StartResult = { contestant: contestant.name, mbps };
  try {
    if (!(await hasFirstFrame(page))) return { ...result, failure: 'no first frame' };
    await sleep(1200);
    Object.assign(result, await page.evaluate(readStart));
    if (mbps < SEEK_MBPS || isQuick) return result;
    result.seekOutside = await seekOutside(page);
    await sleep(2800);
    const inside = await seekInside(page);
    result.seekInside = inside?.playing;
    result.seekInsideHeight = inside?.height;
    if (mbps >= INPUT_MBPS) result.slowestInput = await measureInput(page);
    return result;
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

async function seekOutside(page: Page): Promise<number | undefined> {
  const target = await page.evaluate((places) => {
    const { buffered } = window.playerBench.getState();
    return places.find((time) => !buffered.some(([start, end]) => start <= time && end > time));
  }, farPlaces);
  return target === undefined ? undefined : (await seek(page, target)).playing;
}

async function seekInside(page: Page): Promise<SeekTime | undefined> {
  const { currentTime, buffered } = await page.evaluate(() => window.playerBench.getState());
  const [, end = currentTime] =
    buffered.find(([from, to]) => from <= currentTime + 0.5 && to > currentTime) ?? [];
  const last = Math.min(currentTime + INSIDE_SECONDS, end - MARGIN_SECONDS);
  const target = Math.floor((last - KEY_OFFSET) / SEGMENT_SECONDS) * SEGMENT_SECONDS + KEY_OFFSET;
  return target > currentTime + 1 ? seek(page, target) : undefined;
}

const seek = (page: Page, seconds: number): Promise<SeekTime> =>
  page.evaluate((time) => window.playerProbe.seek(time), seconds);
