import { loadPatiently } from '@foyer/ui/variants';
import { afterPress, onFirstInteraction } from '@foyer/ui/first-interaction';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { entrySearch, isUrgent } from '@foyer/page-runtime/navigation/entry-address';
import { viewerMarkKey, visitorMark } from './viewer-mark.ts';

/**
 * Starts what is alive on every page. For a viewer with a session that is after hydration; a
 * visitor's session is made before the page acts for them, and so with their first act or the first
 * call that needs one, unless the address itself asks for something: whoever only reads loads no flow and costs no session. Readings 28, docs/decisions/0009
 *
 * @returns Stops it again.
 */
export function startShell(): () => void {
  const page = browserPage();
  let stop: (() => void) | undefined;
  let stopHearing: (() => void) | undefined;
  let isStopped = false;
  let isStarted = false;
  // Somebody has signed in in another tab, and no flow is here yet that would hear of it.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === viewerMarkKey && newValue !== visitorMark) window.location.reload();
  };
  const forget = () => {
    stopHearing?.();
    window.removeEventListener('storage', onStorage);
  };
  function start(): void {
    forget();
    if (isStarted) return;
    isStarted = true;
    void loadPatiently(() => import('./shell-actor.ts'))
      .then(({ startShellActor }) => startShellActor(page))
      .then((end) => {
        stop = end;
        if (isStopped) end();
      });
  }

  page.sessionGate.onWanted(start);
  // A failed call may ask for a reload, whoever made it. Spec 1 §8
  page.failures.onUnheard(start);
  // Codes must leave the address, and dialogs that it asks for come by themselves. QUERY-005
  if (page.hasSession || isUrgent(window.location.pathname + entrySearch)) start();
  else {
    stopHearing = onFirstInteraction(() => afterPress(start));
    window.addEventListener('storage', onStorage);
  }
  return () => {
    isStopped = true;
    forget();
    stop?.();
  };
}
