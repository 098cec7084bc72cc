import { loadedAhead, type Range } from './gap-skip.ts';
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
 * followed by many. ENGINE-009
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
  const isEmpty = () => {
    const { buffered, currentTime } = video;
    const ranges = Array.from({ length: buffered.length }, (_, index): Range => [
      buffered.start(index),
      buffered.end(index),
    ]);
    return loadedAhead(ranges, currentTime) < WATCH.bufferedAheadSeconds;
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
      if (rate === undefined) return;
      if (loadedAhead(ranges, video.currentTime) < LIVE_REBUFFER_SECONDS) return;
      release();
      if (!video.paused) tell('playing');
    },
    stop: () => {
      abort.abort();
      release();
    },
  };
}
