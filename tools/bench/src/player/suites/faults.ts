import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { faultCases } from '../link/fault-cases.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { ratesOf } from './drop.ts';
import { readFrames } from './read-frames.ts';
import type { FaultResult } from './results.types.ts';

const MBPS = 3;
/** A viewer who waits so long without a picture or a word leaves, in ms. */
const PATIENCE_MS = 30_000;
/** What lasts is given so long to show, in ms: the film that was loaded before ends first. */
const LASTING_MS = 60_000;
/** How far playback must come, in seconds of the title, to count as recovered; live: from where it began. */
const GOAL_SECONDS = 15;
const LIVE_GOAL_SECONDS = 20;
/** A button may stand beside a player that goes on by itself soon: it is pressed when nothing has come for so long, in ms. */
const PRESS_AFTER_MS = 10_000;
const LOOK_MS = 250;
/** What spoils two answers may have the player ask twice; who has to press more often leaves. */
const MOST_RETRIES = 2;

/** What a look at the page finds. */
interface Look {
  /** Seconds of the title; undefined before the first frame. */
  time: number | undefined;
  /** Since the last frame or, before the first, since the navigation; in ms. */
  stillMs: number;
  hasRetry: boolean;
}

/** Runs in the page. */
function look(): Look {
  const last = window.playerProbe?.frames.at(-1);
  return {
    time: last?.[1],
    stillMs: performance.now() - (last?.[0] ?? 0),
    hasRetry: window.playerBench?.canRetry?.() ?? false,
  };
}

/** Waits until what was said is gone, as it is soon after a retry. */
async function goesAway(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && (await page.evaluate(look)).hasRetry) await sleep(LOOK_MS);
}

/** Waits for the goal; ends early where the player asks for help, or a viewer would leave. */
async function watch(
  page: Page,
  isThere: (look: Look) => boolean,
  { asksAfterMs }: { asksAfterMs: number },
): Promise<'plays' | 'asks' | 'lost'> {
  const deadline = Date.now() + LASTING_MS;
  while (Date.now() < deadline) {
    await sleep(LOOK_MS);
    const seen = await page.evaluate(look);
    if (isThere(seen) && !seen.hasRetry) return 'plays';
    if (seen.hasRetry && seen.stillMs > asksAfterMs) return 'asks';
    if (seen.stillMs > PATIENCE_MS) return 'lost';
  }
  return 'lost';
}

/** Plays through one kind of fault. */
export async function fault(
  bench: Bench,
  contestant: Contestant,
  name: string,
): Promise<FaultResult> {
  const found = faultCases[name];
  if (!found) throw new Error(`no fault is called ${name}`);
  const { isLive, isAfterStart, isLasting, lastsMs, listed } = found;
  const rule = { ...found.fault };
  const { page, server, close } = await openPage(bench, contestant, {
    mbps: MBPS,
    isSmall: true,
    isLive,
    listed,
    faults: isAfterStart ? [] : [rule],
  });
  const result: FaultResult = { contestant: contestant.name, fault: name, isRecovered: false };
  try {
    if (isAfterStart) {
      if (!(await hasFirstFrame(page, PATIENCE_MS)))
        return { ...result, failure: 'no first frame' };
      server.faults = [rule];
    }
    if (lastsMs !== undefined) setTimeout(() => (server.faults = []), lastsMs);
    let begin: number | undefined;
    const isFar = ({ time }: Look) => {
      begin ??= time;
      const goal = isLive ? (begin ?? 0) + LIVE_GOAL_SECONDS : GOAL_SECONDS;
      return time !== undefined && time > goal;
    };
    // What lasts is not waited for.
    const asksAfterMs = isLasting ? 0 : PRESS_AFTER_MS;
    let ending = await watch(page, isFar, { asksAfterMs });
    const requests = server.answered.filter(({ path }) => /^\/(?:media|live)\//.test(path)).length;
    let retries = 0;
    while (ending === 'asks' && retries < MOST_RETRIES) {
      retries += 1;
      // What lasts is over now, for good: the player has to find out when it is asked to.
      if (isLasting) server.faults = [];
      await page.evaluate(() => window.playerBench.retry?.());
      await goesAway(page);
      ending = await watch(page, isFar, {
        asksAfterMs: retries < MOST_RETRIES ? asksAfterMs : Number.POSITIVE_INFINITY,
      });
    }
    const hasAsked = retries > 0;
    const { frames, firstFrame } = await page.evaluate(() => ({
      frames: window.playerProbe.frames,
      firstFrame: window.playerProbe.firstFrame ?? 0,
    }));
    const { stallMs, skipped } = readFrames(frames, ratesOf(bench.title));
    const hits = server.answered.filter(({ isSpoiled }) => isSpoiled).length;
    const isRecovered = ending === 'plays';
    return {
      ...result,
      isRecovered,
      hasAsked,
      isLasting,
      firstFrame,
      stallMs,
      skipped,
      hits,
      requests,
    };
  } finally {
    await close();
  }
}
