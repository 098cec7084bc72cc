import { gapTarget, loadedAhead, type Range } from './gap-skip.ts';
import { WATCH } from './limits.ts';

/** What a video element shows at one moment. */
export interface PlayheadSample {
  /** Milliseconds of any clock. */
  now: number;
  /** Seconds. */
  time: number;
  ranges: readonly Range[];
  /** Whether it should advance: it has been started, and is neither ended nor waiting for a viewer. */
  isMeantToPlay: boolean;
  /** Whether a place was asked for that is not shown yet. */
  isSeeking: boolean;
  /** Whether a file is on its way, or waits to be asked for again. */
  isLoading: boolean;
}

/** What to do about a playhead. */
export type PlayheadRemedy =
  | { do: 'nothing' }
  /** Move it past a hole, or a little on; seconds. */
  | { do: 'move'; to: number; why: 'gap' | 'hang' }
  /** Make the engine anew at the same place. */
  | { do: 'recreate' };

/** Looks at a playhead that should advance. */
export interface StallWatch {
  /** Give it a sample every {@link WATCH.everyMs}. */
  look: (sample: PlayheadSample) => PlayheadRemedy;
}

/** Between two looks; at the highest speed a playhead moves less, in seconds. */
const LEAST_JUMP_SECONDS = 2;

const nothing: PlayheadRemedy = { do: 'nothing' };
const past = (to: number | undefined): PlayheadRemedy =>
  to === undefined ? nothing : { do: 'move', to, why: 'gap' };

const endOf = (ranges: readonly Range[]) => ranges.at(-1)?.[1] ?? 0;

/**
 * Watches whether a playhead advances. At a hole it is moved past it once the library has gone on behind it, or has
 * stopped; with data before it, it is nudged after
 * {@link WATCH.hangMs}, and when that did not help either, the engine is made anew. Without data it waits: that is
 * the network's matter, unless nothing is asked of the network for {@link WATCH.idleMs}.
 */
export function createStallWatch(): StallWatch {
  let place = Number.NaN;
  let since = 0;
  let idleSince = 0;
  let isNudged = false;
  /** How far media were loaded when the playhead jumped last: what lies there may be from before. */
  let reach = 0;
  /** Browsers play sound on for a while where the picture has a hole, and then stand behind it for good. */
  let isInHole = false;

  const moved = ({ time, now, ranges, isSeeking }: PlayheadSample) => {
    const hasJumped = isSeeking || !(Math.abs(time - place) < LEAST_JUMP_SECONDS);
    if (hasJumped) reach = endOf(ranges);
    place = time;
    since = now;
    idleSince = now;
  };

  return {
    look: (sample) => {
      const { now, time, ranges, isMeantToPlay, isSeeking, isLoading } = sample;
      if (!isMeantToPlay) {
        moved(sample);
        isNudged = false;
        isInHole = false;
        return nothing;
      }
      if (time !== place) {
        // What the nudge itself has moved is no sign of life.
        if (isNudged && time - place > WATCH.nudgeSeconds * 2) isNudged = false;
        const wasInHole = isInHole;
        const behind = loadedAhead(ranges, time) > 0 ? undefined : gapTarget(ranges, time);
        isInHole = behind !== undefined && !isSeeking;
        moved(sample);
        return wasInHole && isInHole ? past(behind) : nothing;
      }
      // Media may be thrown away, and loaded anew.
      reach = Math.min(reach, endOf(ranges));
      const stood = now - since;
      const ahead = loadedAhead(ranges, time);
      const isWaiting = ahead < WATCH.bufferedAheadSeconds;
      if (isLoading || !isWaiting) idleSince = now;
      if (isWaiting) {
        const isLong = stood >= WATCH.hangMs;
        const hasGoneOn = !isLoading || endOf(ranges) > reach;
        const longest = isLong && hasGoneOn ? Number.POSITIVE_INFINITY : undefined;
        const behind = gapTarget(ranges, time + ahead, longest);
        // What the library still loads may be what belongs there: a viewer has gone back, on a slow link.
        const isDue = stood >= WATCH.everyMs * (isSeeking ? 4 : 1);
        if (isDue && (hasGoneOn || (isLong && !isSeeking)) && behind !== undefined) {
          return past(behind);
        }
        if (now - idleSince < WATCH.idleMs) return nothing;
        idleSince = now;
        return { do: 'recreate' };
      }
      if (stood < WATCH.hangMs) return nothing;
      since = now;
      if (isNudged) {
        isNudged = false;
        return { do: 'recreate' };
      }
      isNudged = true;
      return { do: 'move', to: time + WATCH.nudgeSeconds, why: 'hang' };
    },
  };
}
