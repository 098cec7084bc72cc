import { loadedAhead, loadedRanges, type Range, reachableAhead } from './gap-skip.ts';
import { LIVE_REBUFFER_SECONDS, WATCH } from './limits.ts';

/** Keeps a live stream waiting after a stall until enough is loaded. */
export interface LiveRebuffer {
  isHeld: () => boolean;
  /** Looks whether there is enough by now. */
  look: (ranges: readonly Range[]) => void;
  stop: () => void;
}

/**
 * After a stall a live stream goes on once {@link LIVE_REBUFFER_SECONDS} are loaded, so that one stall is not
 * followed by many. ENGINE-009 What lies behind a hole counts: the hole itself never comes, and what is held before it
 * would wait for it for ever.
 *
 * The element is held by a rate of 0, since a pause would be the viewer's; so that it does not seem to play, it says
 * `waiting` until it does.
 */
export function createLiveRebuffer(video: HTMLVideoElement): LiveRebuffer {
  const abort = new AbortController();
  const { signal } = abort;
  let hasPlayed = false;
  let rate: number | undefined;
  const tell = (name: string) => video.dispatchEvent(new Event(name));
  const hasEnough = (ranges: readonly Range[]) =>
    reachableAhead(ranges, video.currentTime) >= LIVE_REBUFFER_SECONDS;
  /** At a hole with enough behind it the stall watch helps, not a wait. */
  const isEmpty = () => {
    const ranges = loadedRanges(video);
    const ahead = loadedAhead(ranges, video.currentTime);
    return ahead < WATCH.bufferedAheadSeconds && !hasEnough(ranges);
  };

  const release = () => {
    if (rate === undefined) return;
    // A viewer may have chosen another speed meanwhile.
    if (video.playbackRate === 0) video.playbackRate = rate;
    rate = undefined;
  };

  video.addEventListener(
    'waiting',
    () => {
      if (!hasPlayed || rate !== undefined || video.seeking || !isEmpty()) return;
      rate = video.playbackRate;
      video.playbackRate = 0;
    },
    { signal },
  );
  video.addEventListener(
    'playing',
    () => {
      hasPlayed = true;
      // After everyone has heard "playing", or theirs would be the last word.
      setTimeout(() => rate !== undefined && tell('waiting'));
    },
    { signal },
  );
  return {
    isHeld: () => rate !== undefined,
    look: (ranges) => {
      if (rate === undefined || !hasEnough(ranges)) return;
      release();
      if (!video.paused) tell('playing');
    },
    stop: () => {
      abort.abort();
      release();
    },
  };
}
