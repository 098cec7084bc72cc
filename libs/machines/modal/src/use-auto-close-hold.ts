import { useEffect } from 'react';

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** What {@link useAutoCloseHold} tells. */
export interface AutoCloseHold {
  onHold: () => void;
  onRelease: () => void;
}

/** What stops the time of a dialog: each for itself. */
type Reason = 'pointer' | 'keyboard' | 'hidden';

/**
 * Tells while the viewer is busy with the dialog or does not see it: the pointer is over it, a key was pressed in it and
 * the focus has not left it since, or the page is hidden. The focus alone says nothing, as a dialog has it from the
 * beginning; and the overlay is not the dialog, or a pointer would always be over it. MODAL-029, decision 0039
 *
 * @param isTimed - Nothing is told of a dialog that does not close by itself.
 */
export function useAutoCloseHold(isTimed: boolean, { onHold, onRelease }: AutoCloseHold): void {
  useEffect(() => {
    if (!isTimed) return undefined;
    const reasons = new Set<Reason>();
    const set = (reason: Reason, isGiven: boolean) => {
      const wasHeld = reasons.size > 0;
      if (isGiven) reasons.add(reason);
      else reasons.delete(reason);
      const isHeld = reasons.size > 0;
      if (isHeld === wasHeld) return;
      if (isHeld) onHold();
      else onRelease();
    };
    const hearMove = ({ target }: Event) => set('pointer', isInDialog(target));
    // Left the window, or the finger left the screen.
    const hearOut = ({ relatedTarget }: PointerEvent) => !relatedTarget && set('pointer', false);
    const hearKey = ({ target }: Event) => isInDialog(target) && set('keyboard', true);
    const hearFocus = ({ target }: Event) => !isInDialog(target) && set('keyboard', false);
    const look = () => set('hidden', document.visibilityState === 'hidden');
    look();
    document.addEventListener('pointermove', hearMove);
    document.addEventListener('pointerout', hearOut);
    document.addEventListener('keydown', hearKey);
    document.addEventListener('focusin', hearFocus);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('pointermove', hearMove);
      document.removeEventListener('pointerout', hearOut);
      document.removeEventListener('keydown', hearKey);
      document.removeEventListener('focusin', hearFocus);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isTimed, onHold, onRelease]);
}
