import { setTimeout as sleep } from 'node:timers/promises';
import { faultCases } from '../link/faults.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { ratesOf } from './drop.ts';
import { readFrames } from './read-frames.ts';
import type { FaultResult } from './results.types.ts';

const MBPS = 3;
/** What is not over by then has failed, in ms. */
const START_LIMIT_MS = 30_000;
const LIMIT_MS = 45_000;
/** How far playback must come, in seconds of the title, to count as recovered; live: from where it began. */
const GOAL_SECONDS = 15;
const LIVE_GOAL_SECONDS = 20;

/** Plays through one kind of fault. */
export async function fault(
  bench: Bench,
  contestant: Contestant,
  name: string,
): Promise<FaultResult> {
  const found = faultCases[name];
  if (!found) throw new Error(`no fault is called ${name}`);
  const { isLive = false, isAfterStart = false } = found;
  const rule = { ...found.fault };
  const { page, server, close } = await openPage(bench, contestant, {
    mbps: MBPS,
    isSmall: true,
    isLive,
    faults: isAfterStart ? [] : [rule],
  });
  const result: FaultResult = { contestant: contestant.name, fault: name, isRecovered: false };
  const hits = () => server.answered.filter(({ isSpoiled }) => isSpoiled).length;
  try {
    if (!(await hasFirstFrame(page, START_LIMIT_MS))) {
      return { ...result, hits: hits(), failure: 'no first frame' };
    }
    const begin = await page.evaluate(() => window.playerProbe.frames[0]?.[1] ?? 0);
    const goal = isLive ? begin + LIVE_GOAL_SECONDS : GOAL_SECONDS;
    if (isAfterStart) server.faults = [rule];
    const deadline = Date.now() + LIMIT_MS;
    let isRecovered = false;
    while (!isRecovered && Date.now() < deadline) {
      await sleep(250);
      isRecovered = await page.evaluate(
        (seconds) => (window.playerProbe.frames.at(-1)?.[1] ?? 0) > seconds,
        goal,
      );
    }
    const { frames, firstFrame } = await page.evaluate(() => ({
      frames: window.playerProbe.frames,
      firstFrame: window.playerProbe.firstFrame ?? 0,
    }));
    const { stallMs, skipped } = readFrames(frames, ratesOf(bench.title));
    return { ...result, isRecovered, firstFrame, stallMs, skipped, hits: hits() };
  } finally {
    await close();
  }
}
