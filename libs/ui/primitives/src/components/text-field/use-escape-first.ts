import { useEffect, useEffectEvent } from 'react';

/**
 * Gives Escape to an open list before anything around it. Dialogs listen on the document as early as they can, and
 * would close with the list; the window hears of a key even earlier.
 *
 * @param takeEscape - Tells whether there was something to close; closes it where the browser does not.
 */
export function useEscapeFirst(takeEscape: () => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && takeEscape()) event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
