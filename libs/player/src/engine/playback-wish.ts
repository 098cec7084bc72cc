/** Whether an element is to play, by what viewer and page have asked of it. */
export interface PlaybackWish {
  isToPlay: () => boolean;
  /** Takes the element's own word; for moments at which it is about to lose its source. */
  note: () => void;
  /** Lets an element that has lost its source play again. */
  keep: () => void;
  stop: () => void;
}

/**
 * Remembers whether an element is to play. An element that loses its source forgets that: it is paused from then on,
 * and says nothing, or pauses between its error and that. Only another pause is a viewer's.
 */
export function rememberWish(video: HTMLVideoElement): PlaybackWish {
  const abort = new AbortController();
  const { signal } = abort;
  let isWanted = !video.paused;
  let hasFailed = false;
  const note = () => {
    isWanted ||= !video.paused;
  };
  video.addEventListener('play', () => (isWanted = true), { signal });
  video.addEventListener('pause', () => (isWanted &&= hasFailed), { signal });
  video.addEventListener('emptied', () => (hasFailed = false), { signal });
  video.addEventListener(
    'error',
    () => {
      note();
      hasFailed = true;
    },
    // Before the library hears of it and lets go of the element.
    { signal, capture: true },
  );
  return {
    isToPlay: () => isWanted,
    note,
    keep: () => {
      if (isWanted && video.paused && !video.ended) void video.play().catch(() => {});
    },
    stop: () => abort.abort(),
  };
}
