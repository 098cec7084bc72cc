import type { Frame } from '../page/probe.types.ts';

/** What frames tell of a stretch of playback. */
export interface Stretch {
  stalls: number;
  stallMs: number;
  /** Average of what was on the screen, in kbit/s. */
  kbps: number;
  switches: number;
  /** Media that was left out, in seconds. */
  skipped: number;
}

/** A longer gap between frames is a stall, in ms. It needs no word of the player. */
const STALL_MS = 500;
const FRAME_MS = 40;
const LONGEST_STEP_SECONDS = 1;
const SKIP_SECONDS = 0.3;

/**
 * Reads frames in their order.
 *
 * @param rates - Bits per second of each height.
 * @param quiet - A window, in ms, in which the bench itself stopped the page.
 */
export function readFrames(
  frames: readonly Frame[],
  rates: ReadonlyMap<number, number>,
  quiet: readonly [number, number] = [0, 0],
): Stretch {
  let stallMs = 0;
  let stalls = 0;
  let switches = 0;
  let skipped = 0;
  let seconds = 0;
  let bits = 0;
  for (const [index, [now, time, height]] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    const gap = now - before[0];
    const step = time - before[1];
    const isOurs = now > quiet[0] && before[0] < quiet[1];
    if (gap > STALL_MS && !isOurs) {
      stalls += 1;
      stallMs += gap - FRAME_MS;
    }
    if (step > SKIP_SECONDS) skipped += step;
    if (step > 0 && step < LONGEST_STEP_SECONDS) {
      seconds += step;
      bits += step * (rates.get(height) ?? 0);
    }
    if (height !== before[2]) switches += 1;
  }
  return { stalls, stallMs, kbps: seconds > 0 ? bits / seconds / 1000 : 0, switches, skipped };
}
