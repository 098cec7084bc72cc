import { browserPage } from '../document/browser-page.ts';

/** The first sign that somebody is there. */
const firstActs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Starts what is alive on every page. For a viewer with a session that is after hydration; a
 * visitor's session is made before the page acts for them, and so with their first act or the first
 * call that needs one: whoever only reads loads no flow and costs no session. Readings 28, docs/decisions/0009
 *
 * @returns Stops it again.
 */
export function startShell(): () => void {
  const page = browserPage();
  let stop: (() => void) | undefined;
  let isStopped = false;
  let isStarted = false;
  const forget = () => {
    for (const name of firstActs) document.removeEventListener(name, start);
  };
  function start(): void {
    forget();
    if (isStarted) return;
    isStarted = true;
    void import('./shell-actor.ts').then(({ startShellActor }) => {
      if (!isStopped) stop = startShellActor(page);
    });
  }

  page.sessionGate.onWanted(start);
  // A failed call may ask for a reload, whoever made it. Spec 1 §8
  page.failures.onUnheard(start);
  if (page.hasSession) start();
  else for (const name of firstActs) document.addEventListener(name, start, { passive: true });
  return () => {
    isStopped = true;
    forget();
    stop?.();
  };
}
