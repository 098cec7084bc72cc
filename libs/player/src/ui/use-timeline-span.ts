import { selectLiveRange } from '@foyer/player-machine';
import { usePlayerValue } from './player-context.ts';

/** The stretch of time that the timeline shows, in the seconds of the player's `currentTime`. */
export interface TimelineSpan {
  start: number;
  end: number;
  /** Whether it is the stretch of a channel, which ends now. */
  isLive: boolean;
}

const sameRange = (
  one: { start: number; end: number } | undefined,
  other: { start: number; end: number } | undefined,
) => one?.start === other?.start && one?.end === other?.end;

/** From the beginning to the end of a title; of a channel what may still be watched. LIVE-006 */
export function useTimelineSpan(): TimelineSpan {
  const duration = usePlayerValue(({ context }) => context.duration);
  const isLive = usePlayerValue(({ context }) => context.isLive);
  const range = usePlayerValue(selectLiveRange, sameRange);
  if (!isLive) return { start: 0, end: duration, isLive };
  return { start: range?.start ?? 0, end: range?.end ?? 0, isLive };
}
