import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a card before its preview opens, ms. CARD-005 */
const previewDelayMs = 500;
/** How long it may be outside on its way from the card to the preview, ms. */
const leaveDelayMs = 120;

/** What {@link usePreview} needs to know. */
export interface PreviewOptions {
  /** Fetches what draws the preview; begins when the pointer comes. */
  load: () => Promise<unknown>;
  /** How long the pointer must rest, ms. @default 500 */
  delayMs?: number | undefined;
}

/**
 * Whether a card's preview is open, and the handlers of the element around the card. It opens for a
 * resting pointer or when asked to, never for touch or focus; it closes when the pointer leaves, at Escape and at scrolling.
 */
export function usePreview({ load, delayMs = previewDelayMs }: PreviewOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visit = useRef(0);
  const isDismissed = useRef(false);

  /** Ends whatever was to come, a chunk on its way included. */
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    visit.current += 1;
  }, []);
  useEffect(() => cancel, [cancel]);

  const dismiss = useCallback(() => {
    cancel();
    isDismissed.current = true;
    setIsOpen(false);
  }, [cancel]);
  useDismissal(isOpen, dismiss);

  const onPointerEnter = ({ pointerType }: { pointerType: string }) => {
    // A preview closed under the pointer uncovers the card, which is not a new visit.
    if (pointerType === 'touch' || isDismissed.current) return;
    cancel();
    if (isOpen) return;
    const current = visit.current;
    const open = () => {
      if (visit.current === current) setIsOpen(true);
    };
    const loading = load();
    // Without its chunk there is no preview; the card works as before.
    loading.catch(cancel);
    timer.current = setTimeout(() => void loading.then(open, cancel), delayMs);
  };

  const onPointerLeave = () => {
    cancel();
    isDismissed.current = false;
    if (isOpen) timer.current = setTimeout(() => setIsOpen(false), leaveDelayMs);
  };

  // A press follows the card's link; a preview that opens meanwhile would be in its way.
  const onPointerDown = () => {
    if (!isOpen) cancel();
  };

  /** Opens it without a wait, for whoever asks by keyboard. */
  const open = () => {
    cancel();
    const current = visit.current;
    void load().then(
      () => {
        if (visit.current === current) setIsOpen(true);
      },
      () => {},
    );
  };

  return {
    isOpen,
    open,
    close: dismiss,
    handlers: { onPointerEnter, onPointerLeave, onPointerDown },
  };
}

function useDismissal(isOpen: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The preview is the topmost thing: what lies under it stays.
      event.stopPropagation();
      dismiss();
    };
    const options = { capture: true };
    document.addEventListener('keydown', onKeyDown, options);
    window.addEventListener('scroll', dismiss, options);
    return () => {
      document.removeEventListener('keydown', onKeyDown, options);
      window.removeEventListener('scroll', dismiss, options);
    };
  }, [isOpen, dismiss]);
}
