import { openFilm } from './capture-frames.ts';
import { makeDrawer } from './make-drawer.ts';
import { FRAME_SIZE } from './showcase-limits.ts';

/** A film behind a showcase. */
export interface ScrubFilm {
  /** Where the scroll is, from 0 to 1. */
  follow: (share: number) => void;
  close: () => void;
}

/**
 * Puts a canvas into its place and draws a film there by the scroll. Nothing is loaded, decoded or drawn while the place is
 * off the screen. A film that the browser cannot show leaves the picture.
 */
export function startScrubFilm(place: HTMLElement, address: string): ScrubFilm {
  const ended = new AbortController();
  let share = 0;
  let isShown = false;
  let follow = (_share: number) => {};
  let show = (_isShown: boolean) => {};
  const waiting = new Set<() => void>();
  const go = () =>
    isShown ? Promise.resolve() : new Promise<void>((resolve) => waiting.add(resolve));

  const begin = async () => {
    await go();
    const film = await openFilm(address, ended.signal);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, FRAME_SIZE);
    const drawer = makeDrawer(canvas, film.count);
    ended.signal.addEventListener('abort', drawer.close, { once: true });
    ({ follow, show } = drawer);
    follow(share);
    show(isShown);
    await film.decode((index, picture) => {
      drawer.take(index, picture);
      if (!canvas.isConnected) place.append(canvas);
    }, go);
  };
  begin().catch(() => undefined);

  const observer = new IntersectionObserver((entries) => {
    isShown = (entries.at(-1)?.intersectionRatio ?? 0) > 0 && !document.hidden;
    show(isShown);
    if (!isShown) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
  observer.observe(place);
  return {
    follow: (next) => {
      share = next;
      follow(next);
    },
    close: () => {
      observer.disconnect();
      ended.abort();
      place.replaceChildren();
    },
  };
}
