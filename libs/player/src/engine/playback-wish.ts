/** Whether an element is to play, by what viewer and page have asked of it. */
export interface PlaybackWish {
  isToPlay: () => boolean;
  /** Takes the element's own word; for moments at which it is about to lose its source. */
  note: () => void;
  /** Lets an element play again whose source was taken away a moment ago, after {@link PlaybackWish.note}. */
  keep: () => void;
  /** Lets an element play again that has lost its source at any time since it played. */
  restore: () => void;
  stop: () => void;
}

/**
 * Remembers whether an element is to play. An element that loses its source forgets that: it is paused from then on,
 * and says nothing, or pauses between its error and that. Only another pause is a viewer's, and that one counts before
 * its event arrives, which a busy page delays.
 */
export function rememberWish(video: HTMLVideoElement): PlaybackWish {
  const abort = new AbortController();
  const { signal } = abort;
  let isWanted = !video.paused;
  let hasFailed = false;
  /** Whether the source was lost since the element played. A pause without that is a viewer's. */
  let hasLostSource = false;
  const note = () => {
    isWanted ||= !video.paused;
  };
  const keep = () => {
    if (isWanted && video.paused && !video.ended) void video.play().catch(() => {});
  };
  const onPlay = () => {
    isWanted = true;
    hasLostSource = false;
  };
  const onEmptied = () => {
    hasFailed = false;
    hasLostSource = true;
  };
  video.addEventListener('play', onPlay, { signal });
  video.addEventListener('pause', () => (isWanted &&= hasFailed), { signal });
  video.addEventListener('emptied', onEmptied, { signal });
  video.addEventListener(
    'error',
    () => {
      note();
      hasFailed = true;
      hasLostSource = true;
    },
    // Before the library hears of it and lets go of the element.
    { signal, capture: true },
  );
  return {
    isToPlay: () => isWanted,
    note,
    keep,
    restore: () => {
      if (hasLostSource) keep();
    },
    stop: () => abort.abort(),
  };
}
