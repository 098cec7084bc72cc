import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the viewer is done with what a box has opened: on escape, wherever the focus is, on a press beside the
 * box, and when the focus moves out of it.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (by: 'escape' | 'leaving') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const page = box.current?.ownerDocument;
    if (!isOpen || !page) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) dismiss('leaving');
    };
    // Before the player, for which escape has other meanings.
    const heed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss('escape');
    };
    page.addEventListener('keydown', heed, { signal, capture: true });
    page.addEventListener('pointerdown', leave, { signal });
    page.addEventListener('focusin', leave, { signal });
    return () => abort.abort();
  }, [box, isOpen]);
}
