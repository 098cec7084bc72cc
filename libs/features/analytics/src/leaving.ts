/** The events of a page that is left and comes back. */
type PageTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** What {@link watchLeaving} works with. */
export interface LeavingOptions {
  /** Told once of each leaving. START-015 */
  onLeft: () => void;
  /** The browser gives the page back as it was, out of its memory. */
  onRestored: () => void;
  /** Whether a hidden page may end without another word, as apps on phones do. */
  isEndedHidden: () => boolean;
  /** @default the browser's own */
  page?: PageTarget & Pick<Document, 'visibilityState'>;
  /** @default the browser's own */
  host?: PageTarget;
}

/** Devices whose browsers end hidden pages without a word. */
const handheld = '(hover: none) and (pointer: coarse)';

/** Whether this is such a device. */
export const isHandheld = (): boolean => window.matchMedia(handheld).matches;

/**
 * Watches for the page being hidden for good. Where hidden pages end silently, being hidden counts, and the end after it
 * does not count again until the page was seen.
 *
 * @returns Stops it.
 */
export function watchLeaving(options: LeavingOptions): () => void {
  const { onLeft, onRestored, isEndedHidden, page = document, host = window } = options;
  let isLeft = false;
  const leave = () => {
    if (isLeft) return;
    isLeft = true;
    onLeft();
  };
  const onVisibility = () => {
    if (page.visibilityState === 'visible') isLeft = false;
    else if (isEndedHidden()) leave();
  };
  const onShow = (event: Event) => {
    isLeft = false;
    if ('persisted' in event && event.persisted === true) onRestored();
  };
  page.addEventListener('visibilitychange', onVisibility);
  host.addEventListener('pagehide', leave);
  host.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    host.removeEventListener('pagehide', leave);
    host.removeEventListener('pageshow', onShow);
  };
}
