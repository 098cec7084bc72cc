import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

const focusOn = (element: Element | null) => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/**
 * The ways of the focus into and out of a region of toasts. F6 goes into it and back, as from pane to pane of a window.
 * When a toast closes under the focus, it stays in the region for the keyboard, and goes back to where it came from
 * after the press of a pointer or with the last toast.
 *
 * @returns `leave`, to be called with the toast that is about to be closed from inside.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const origin = useRef<Element>(null);
  const leaving = useRef<{ id: string; isByKeyboard: boolean }>(null);

  const cross = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    const isInside = region.current?.contains(document.activeElement);
    focusOn(isInside ? origin.current : region.current);
  });
  const remember = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || region.current?.contains(relatedTarget)) return;
    origin.current = relatedTarget;
  });
  const goBack = useEffectEvent(() => focusOn(origin.current));

  useEffect(() => {
    const element = region.current;
    const hearKey = (event: KeyboardEvent) => cross(event);
    const hearFocus = (event: FocusEvent) => remember(event);
    document.addEventListener('keydown', hearKey);
    element?.addEventListener('focusin', hearFocus);
    return () => {
      document.removeEventListener('keydown', hearKey);
      element?.removeEventListener('focusin', hearFocus);
    };
  }, [region]);

  // Before the region leaves the page, while it can still be asked for the focus.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element?.contains(document.activeElement)) goBack();
    };
  }, [region]);

  useEffect(() => {
    if (!leaving.current || ids.includes(leaving.current.id)) return;
    focusOn(leaving.current.isByKeyboard ? region.current : origin.current);
    leaving.current = null;
  }, [ids, region]);

  return {
    leave: (id: string, isByKeyboard: boolean) => {
      leaving.current = { id, isByKeyboard };
    },
  };
}
