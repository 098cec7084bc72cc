import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { SEGMENT_SECONDS } from '../link/title-index.ts';
import type { SeekTime } from '../page/probe.types.ts';

/** Far from the start; the first that is not loaded is taken. In seconds. */
const farPlaces = [58, 66, 74];
const INSIDE_SECONDS = 8;
/** How much must be loaded behind the target of a seek inside, in seconds. */
const MARGIN_SECONDS = 2.5;
/** A seek inside goes so far into a segment, in seconds: all players have as many frames to decode before the first. */
const KEY_OFFSET = 1;
/** One seek ends with a frame more or less, which is a fifth of it: this many are made, there and back. */
const INSIDE_TIMES = 5;
const REST_MS = 350;

/** A seek to what is not loaded. */
export async function seekOutside(page: Page): Promise<number | undefined> {
  const target = await page.evaluate((places) => {
    const { buffered } = window.playerBench.getState();
    return places.find((time) => !buffered.some(([start, end]) => start <= time && end > time));
  }, farPlaces);
  return target === undefined ? undefined : (await seek(page, target)).playing;
}

/** The middle of some seeks between two places that are loaded, a segment apart; none where too little is. */
export async function seekInside(page: Page): Promise<SeekTime | undefined> {
  const { currentTime, buffered } = await page.evaluate(() => window.playerBench.getState());
  const [start = currentTime, end = currentTime] =
    buffered.find(([from, to]) => from <= currentTime + 0.5 && to > currentTime) ?? [];
  const last = Math.min(currentTime + INSIDE_SECONDS, end - MARGIN_SECONDS);
  const target = Math.floor((last - KEY_OFFSET) / SEGMENT_SECONDS) * SEGMENT_SECONDS + KEY_OFFSET;
  if (target <= currentTime + 1) return undefined;
  const back = target - SEGMENT_SECONDS;
  const seeks: SeekTime[] = [];
  for (let time = 0; time < (back > start ? INSIDE_TIMES : 1); time += 1) {
    if (time > 0) await sleep(REST_MS);
    seeks.push(await seek(page, time % 2 === 0 ? target : back));
  }
  return middleSeek(seeks);
}

/** The middle by its time; one that never played, where there is one: it must not hide behind the others. */
export function middleSeek(seeks: readonly SeekTime[]): SeekTime | undefined {
  const sorted = seeks.toSorted((one, other) => (one.playing ?? 0) - (other.playing ?? 0));
  const lost = seeks.find(({ playing }) => playing === undefined);
  return lost ?? sorted[Math.floor(sorted.length / 2)];
}

const seek = (page: Page, seconds: number): Promise<SeekTime> =>
  page.evaluate((time) => window.playerProbe.seek(time), seconds);
