import { useEffect } from 'react';

/**
 * Gives the focus back to where it was before the first of several dialogs, when the last one has nowhere to return it
 * to: what opened it went with the dialog before.
 */
export function useReturnFocus(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const origin = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && origin instanceof HTMLElement) origin.focus();
    };
  }, [isShown]);
}
