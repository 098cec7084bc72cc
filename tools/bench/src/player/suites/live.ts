import { setTimeout as sleep } from 'node:timers/promises';
import { SEGMENT_SECONDS } from '../link/title-index.ts';
import { type Bench, type Contestant, hasFirstFrame, openPage } from '../page/open-page.ts';
import { ratesOf } from './drop.ts';
import { readFrames } from './read-frames.ts';
import type { LiveResult } from './results.types.ts';

const MBPS = 5;
const WATCH_MS = 24_000;

/** Watches the live stream for a while. */
export async function live(bench: Bench, contestant: Contestant): Promise<LiveResult> {
  const { page, server, close } = await openPage(bench, contestant, {
    mbps: MBPS,
    isSmall: true,
    isLive: true,
  });
  const result: LiveResult = { contestant: contestant.name };
  try {
    if (!(await hasFirstFrame(page, 30_000))) return { ...result, failure: 'no first frame' };
    await sleep(WATCH_MS);
    const { frames, firstFrame, state } = await page.evaluate(() => ({
      frames: window.playerProbe.frames,
      firstFrame: window.playerProbe.firstFrame ?? 0,
      state: window.playerBench.getState(),
    }));
    const newest = Math.max(
      0,
      ...server.answered.map(({ path, status }) =>
        status === 200 ? Number(/s[0-3]-(\d+)\.m4s$/.exec(path)?.[1] ?? 0) : 0,
      ),
    );
    const loadedTo = Math.max(0, ...state.buffered.map(([, end]) => end));
    const age = (Date.now() - server.liveEpoch) / 1000 - newest * SEGMENT_SECONDS;
    return {
      ...result,
      firstFrame,
      stalls: readFrames(frames, ratesOf(bench.title)).stalls,
      behindEdge: age + loadedTo - state.currentTime,
    };
  } finally {
    await close();
  }
}
