import type { MeasuredRoute } from '../lines/route.ts';
import type { Measured } from '../measure/measure-lines.ts';
import type { Memory } from '../measure/process-cost.ts';

/** How many plain 404s of the same server a refusal may cost. */
export const MOST_OF_PLAIN = 20;

/** How many of the dearest regular requests of its route an answer may cost. */
export const MOST_OF_REGULAR = 2;

/**
 * By how many megabytes the memory of each server may grow from the start to the end of the run: its heap may have 256, the
 * rest is bodies under way and the embedded database.
 */
export const MOST_GROWTH_MB = 384;

/** A row of the report. */
export interface Judged {
  name: string;
  ms: number;
  /** By what it was divided. */
  ratio: number;
  isKept: boolean;
}

const judged = ({ name, ms }: Measured, floorMs: number, most: number): Judged => {
  const ratio = ms / floorMs;
  // What was not measured keeps nothing.
  return { name, ms, ratio, isKept: ratio <= most };
};

/** Refusals of a server beside its plain 404. */
export const judgeRefused = (refused: readonly Measured[], plain: Measured): Judged[] =>
  refused.map((line) => judged(line, plain.ms, MOST_OF_PLAIN));

/** What anyone may ask of a route beside the dearest that pages ask of it. */
export function judgeRoute({ regular, abusive }: MeasuredRoute): Judged[] {
  const dearest = Math.max(...regular.map(({ ms }) => ms));
  return abusive.map((line) => judged(line, dearest, MOST_OF_REGULAR));
}

/** Whether a server's memory grew by no more than it may. */
export const isMemoryKept = (before: Memory, after: Memory): boolean =>
  after.now - before.now <= MOST_GROWTH_MB;
