import { verdictOf } from './retry-policy.ts';
import type { TransferFailure } from './transfer.ts';

/**
 * What is wrong with a segment: it stalls on its way; it is not there, or what is there cannot be read; its connection
 * ends before it has come, time and again.
 */
export type Trouble = 'stalled' | 'missing' | 'broken';

/** How often a file was asked for in vain, and how often of late its connection ended early. */
export interface Tries {
  failures: number;
  breaks: number;
}

/**
 * What a failed try says of a segment; undefined where another try may bring it.
 *
 * @param most - How often what breaks off is tried.
 * @param isFinal - Whether a refusal is final by now.
 */
export function troubleOf(
  { reason, status }: TransferFailure,
  { failures, breaks, most, isFinal }: Tries & { most: number; isFinal: boolean },
): Trouble | undefined {
  if (reason === 'stalled') return 'stalled';
  if (reason === 'broken') return breaks >= most ? 'broken' : undefined;
  // A cache on the way may have kept half of it, so the origin is asked once.
  if (reason === 'damaged') return failures > 1 ? 'missing' : undefined;
  return isFinal && verdictOf(status) === 'refused' ? 'missing' : undefined;
}
