import type { RefObject } from 'react';
import { useTimeLeft } from '../../parts/use-time-left.ts';

/** How long a match is taken to last, with its pauses and added time: the service says when it begins alone. */
const MATCH_MS = 3 * 3_600_000;

/** How a match stands. */
export type MatchPhase = 'before' | 'live' | 'after';

/**
 * How a match stands by the service's clock; before it until the page knows the time.
 *
 * @param whistle - Milliseconds since 1970; a match without one has not begun.
 */
export function useMatchPhase(
  whistle: number | undefined,
  root: RefObject<HTMLElement | null>,
): MatchPhase {
  const untilWhistle = useTimeLeft(whistle ?? Number.POSITIVE_INFINITY, root);
  const untilEnd = useTimeLeft((whistle ?? Number.POSITIVE_INFINITY) + MATCH_MS, root);
  if (whistle === undefined || untilWhistle !== 0) return 'before';
  return untilEnd === 0 ? 'after' : 'live';
}
