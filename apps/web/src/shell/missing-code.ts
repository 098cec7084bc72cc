import { giveCodeUp, loadDocument, pageOnItsWay } from './page-navigation.ts';

/** What the build dispatches at the window when a lazy chunk cannot be loaded; unhandled, the import rejects. NAV-015, NAV-016 */
const preloadError = 'vite:preloadError';

/** Key in the session storage of when a document was last loaded for missing code, in milliseconds since 1970. */
const lastKey = 'foyer.missingCode';

/** Code that is missing again so soon will not come by loading documents. */
const pauseMs = 60_000;

/** Whether a document may be loaded; where nothing can be remembered none is, because that could go on for ever. */
function isFirst(nowMs: number): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(lastKey));
    sessionStorage.setItem(lastKey, String(nowMs));
    return Math.abs(nowMs - lastMs) > pauseMs;
  } catch {
    return false;
  }
}

/**
 * A page whose code is missing, as after a new version was put out, is loaded as a document, once a minute. The page that
 * is on the screen is left to whoever wanted more code for it: a reload could cut the viewer off.
 */
function onMissingCode(event: Event): void {
  const coming = pageOnItsWay();
  if (!coming) return;
  if (!isFirst(Date.now())) return giveCodeUp();
  event.preventDefault();
  loadDocument(coming.address, coming.isReplacing);
}

/** Watches for code that cannot be loaded. @returns Stops it. */
export function watchMissingCode(): () => void {
  window.addEventListener(preloadError, onMissingCode);
  return () => window.removeEventListener(preloadError, onMissingCode);
}
