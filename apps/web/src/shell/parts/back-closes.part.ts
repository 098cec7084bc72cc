import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';

/**
 * Going back closes what lies over the page, and the page stays. The browser lets a page hold one step at a time, after
 * an act of its viewer, so that no dialog can hold a viewer who wants to leave; the code comes with that act.
 * Decision 0099
 */
export const backCloses: ShellPart = ({ actor }) =>
  whenRunning(actor, () => {
    if (!('navigation' in window)) return;
    const acted = new AbortController();
    let stop: (() => void) | undefined;
    const begin = (): void => {
      acted.abort();
      // Without it Back leaves the page, as before.
      import('./hold-back.ts').then(
        ({ holdBack }) => (stop ??= holdBack()),
        () => undefined,
      );
    };
    for (const act of ['pointerdown', 'keydown'] as const)
      document.addEventListener(act, begin, { capture: true, signal: acted.signal });
    return () => {
      acted.abort();
      stop?.();
    };
  });
