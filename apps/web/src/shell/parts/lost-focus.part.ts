import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { takeOwnLoad } from '@foyer/page-runtime/storage/stored-marks';
import { readFrom } from '@foyer/page-runtime/navigation/start-reading';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';

/**
 * Gives the focus a place when what had it leaves the page, such as a notice that is closed or a part that is replaced:
 * where it was before, else the main area. Without this it falls to the page, and Tab begins somewhere else. What knows
 * a better place goes first. The code comes with the first focus. WCAG 2.4.3
 *
 * After a load that the page made for its viewer the main area has it, as after a move within the site.
 */
export const lostFocus: ShellPart = () => {
  const first: EventTarget[] = [];
  let isOver = false;
  let stop: (() => void) | undefined;

  const note = ({ target }: { target: EventTarget | null }) => {
    if (!target || target === document.body) return;
    first.push(target);
    if (first.length > 1) return;
    import('./focus-places.ts').then(
      ({ keepFocus }) => {
        document.removeEventListener('focusin', note);
        if (!isOver) stop = keepFocus(first);
      },
      () => undefined,
    );
  };

  document.addEventListener('focusin', note);
  note({ target: document.activeElement });
  if (takeOwnLoad(tabMarks) && first.length === 0) readFrom();
  return () => {
    isOver = true;
    document.removeEventListener('focusin', note);
    stop?.();
  };
};
