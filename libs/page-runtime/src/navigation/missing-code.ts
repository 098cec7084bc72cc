import { listenForMissingCode, missingRounds } from '@foyer/ui/missing-code';
import { loadDocument, pageOnItsWay } from './page-navigation.ts';

/** What the build dispatches at the window when a lazy chunk cannot be loaded; unhandled, the import rejects. NAV-015, NAV-016 */
const preloadError = 'vite:preloadError';

/** Reports of errors are no part of the page: where a blocker keeps their code away, nothing waits for it. START-038 */
const reports = /\/(?:report-service|session-replay|page-traces)-/;

/** Whoever wants the code waits for it. */
const handle = (event: Event) => {
  const { payload } = event as Event & { payload?: unknown };
  if (!reports.test(String(payload))) event.preventDefault();
};

/** Key in the session storage of when a document was last loaded for missing code, in milliseconds since 1970. */
const lastKey = 'foyer.missingCode';

/** Code that is missing again so soon will not come by loading documents. */
const pauseMs = 60_000;

/** A site that is slower is not there. */
const answerMs = 5_000;

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

/** Whether the site is there: without it a document would be the browser's own page. */
const isThere = (): Promise<boolean> =>
  fetch('/app_info', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a page whose code is missing as a document, as after a new version was put out, once a minute. Other parts wait
 * for their code, and the viewer may ask for it: a reload could cut them off. NAV-015, NAV-016
 *
 * @returns Stops it.
 */
export function watchMissingCode(): () => void {
  let isAsking = false;
  const look = async () => {
    if (missingRounds() === 0 || isAsking || !pageOnItsWay()) return;
    isAsking = true;
    const mayLoad = await isThere();
    isAsking = false;
    const coming = pageOnItsWay();
    if (coming && mayLoad && isFirst(Date.now())) loadDocument(coming.address, coming.isReplacing);
  };
  const stopListening = listenForMissingCode(() => void look());
  window.addEventListener(preloadError, handle);
  return () => {
    stopListening();
    window.removeEventListener(preloadError, handle);
  };
}
