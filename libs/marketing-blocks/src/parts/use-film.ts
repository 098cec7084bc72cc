import { useLabel } from '@foyer/ui/theme';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { isSavingData } from './saving-data.ts';

/** How much of a block shows before its film begins. */
const SIGHT_MIN = 0.5;
/** The picture is looked at first, for so many ms. */
const FIRST_STILL_MS = 1000;

/** Stops the film of the page that plays; there is never more than one. */
let stopOther: (() => void) | undefined;

const calm = '(prefers-reduced-motion: reduce)';

/** Hears of a viewer who wants motion no more, or again. */
function followMotion(hear: () => void): () => void {
  const query = window.matchMedia(calm);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/** Whether films may move unasked: not in a label without movement, and not where data or motion are to be spared. */
export const mayMove = (motion: 'soft' | 'flat'): boolean =>
  motion === 'soft' && !isSavingData() && !window.matchMedia(calm).matches;

/** How the film behind a block stands. */
interface Film {
  /** Whether there is one: never on the server, and not where it may not move. */
  isThere: boolean;
  isPlaying: boolean;
  /** Stops it until it is pressed again, and the other way round. */
  toggle: () => void;
}

/**
 * Plays a silent film while at least half of its block shows and the page has no other that plays.
 *
 * @param root - Of the block.
 */
export function useFilm(
  root: RefObject<HTMLElement | null>,
  film: RefObject<HTMLVideoElement | null>,
): Film {
  const { motion } = useLabel().variants;
  const isThere = useSyncExternalStore(
    followMotion,
    () => mayMove(motion),
    () => false,
  );
  const [isSeen, setSeen] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const { current } = root;
    if (!current || !isThere) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= SIGHT_MIN),
      { threshold: SIGHT_MIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [root, isThere]);

  useEffect(() => {
    const video = film.current;
    if (!video || !isSeen || isStopped) return undefined;
    const stop = () => {
      video.pause();
      setPlaying(false);
    };
    const timer = setTimeout(() => {
      stopOther?.();
      stopOther = stop;
      // A browser that refuses leaves the picture.
      video.play().then(
        () => setPlaying(true),
        () => undefined,
      );
    }, FIRST_STILL_MS);
    return () => {
      clearTimeout(timer);
      if (stopOther === stop) stopOther = undefined;
      stop();
    };
  }, [film, isSeen, isStopped]);

  return { isThere, isPlaying, toggle: () => setStopped(!isStopped) };
}
