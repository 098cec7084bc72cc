import { useEffect } from 'react';

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** What {@link useAutoCloseHold} tells. */
export interface AutoCloseHold {
  onHold: () => void;
  onRelease: () => void;
}

/**
 * Tells while the pointer is over the dialog, and of each key pressed in it, by which its time begins anew. The overlay
 * is not the dialog, or a pointer would always be over it.
 *
 * @param isTimed - Nothing is told of a dialog that does not close by itself.
 */
export function useAutoCloseHold(isTimed: boolean, { onHold, onRelease }: AutoCloseHold): void {
  useEffect(() => {
    if (!isTimed) return undefined;
    let isHeld = false;
    const point = (isOver: boolean) => {
      if (isOver === isHeld) return;
      isHeld = isOver;
      if (isOver) onHold();
      else onRelease();
    };
    const hearMove = ({ target }: Event) => point(isInDialog(target));
    // Left the window, or the finger left the screen.
    const hearOut = ({ relatedTarget }: PointerEvent) => !relatedTarget && point(false);
    const hearKey = ({ target }: Event) => {
      if (isHeld || !isInDialog(target)) return;
      onHold();
      onRelease();
    };
    document.addEventListener('pointermove', hearMove);
    document.addEventListener('pointerout', hearOut);
    document.addEventListener('keydown', hearKey);
    return () => {
      document.removeEventListener('pointermove', hearMove);
      document.removeEventListener('pointerout', hearOut);
      document.removeEventListener('keydown', hearKey);
    };
  }, [isTimed, onHold, onRelease]);
}
