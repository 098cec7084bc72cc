import { fillMacros, type MacroValues } from '../ad-request/macros.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import type { Ad } from '../model/ad.types.ts';

/** How much of an advertisement has to be in sight, and for how long without a break, in milliseconds. MRC, for films */
const SHARE = 0.5;
const SIGHT_MS = 2_000;

/** What the watch on an advertisement needs. */
export interface SightPorts {
  /** What the advertisement is drawn in. */
  element: HTMLElement;
  ping: (url: string) => void;
  macros: () => MacroValues;
  /** Aborted when the break is given up: no ping is sent then. */
  signal: AbortSignal;
}

/** Watches one advertisement. */
export interface SightWatch {
  hear: (mark: AdMark) => void;
  end: () => void;
}

/**
 * Tells ad servers whether an advertisement was in sight: half of it for two seconds while it moved, in a tab that is
 * seen. One of the three pings is sent, once, and only for an advertisement that had its first frame. VAST 4.3 §3.2
 */
export function watchSight(
  { viewable: urls }: Pick<Ad, 'viewable'>,
  { element, ping, macros, signal }: SightPorts,
): SightWatch {
  const stop = new AbortController();
  let observer: IntersectionObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBegun = false;
  let isTold = false;
  let isMoving = true;
  let isInView = false;

  const tell = (kind: keyof Ad['viewable']) => {
    if (isTold) return;
    isTold = true;
    for (const url of urls[kind]) ping(fillMacros(url, macros()));
  };
  const look = () => {
    const isSeen = isInView && isMoving && document.visibilityState === 'visible';
    if (!isSeen) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(() => tell('viewable'), SIGHT_MS);
  };
  const begin = () => {
    isBegun = true;
    if (!('IntersectionObserver' in window)) {
      tell('viewUndetermined');
      return;
    }
    observer = new IntersectionObserver(
      (entries) => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
        look();
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
  };
  return {
    hear: (mark) => {
      const isFirst = mark.type === 'framed' || mark.type === 'reached';
      if (isFirst && !isBegun) begin();
      if (mark.type === 'pause' || mark.type === 'resume') {
        isMoving = mark.type === 'resume';
        look();
      }
    },
    end: () => {
      stop.abort();
      observer?.disconnect();
      clearTimeout(timer);
      if (isBegun && !signal.aborted) tell('notViewable');
    },
  };
}
