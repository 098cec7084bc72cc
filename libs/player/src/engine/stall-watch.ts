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

const nothing: PlayheadRemedy = { do: 'nothing' };

/**
 * Watches whether a playhead advances. At a hole it is moved past it; with data before it, it is nudged after
 * {@link WATCH.hangMs}, and when that did not help either, the engine is made anew. Without data it waits: that is
 * the network's matter, unless nothing is asked of the network for {@link WATCH.idleMs}.
 */
export function createStallWatch(): StallWatch {
  let place = Number.NaN;
  let since = 0;
  let idleSince = 0;
  let isNudged = false;

  const moved = ({ time, now }: PlayheadSample) => {
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
        return nothing;
      }
      if (time !== place) {
        // What the nudge itself has moved is no sign of life.
        if (isNudged && time - place > WATCH.nudgeSeconds * 2) isNudged = false;
        moved(sample);
        return nothing;
      }
      const stood = now - since;
      const ahead = loadedAhead(ranges, time);
      const isWaiting = ahead < WATCH.bufferedAheadSeconds;
      if (isLoading || !isWaiting) idleSince = now;
      if (isWaiting) {
        const target = gapTarget(ranges, time + ahead);
        // A seek into a hole, too: its data will not come. One look more, so that what is under way can arrive.
        const isDue = stood >= WATCH.everyMs * (isSeeking ? 4 : 1);
        if (target !== undefined && isDue) return { do: 'move', to: target, why: 'gap' };
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
