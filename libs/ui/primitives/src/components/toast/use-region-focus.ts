import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

const focusOn = (element: Element | null) => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

const isInside = (region: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && region !== null && region.contains(target);

/**
 * The ways of the focus into and out of a region of toasts. F6 goes into it and back, as from pane to pane of a window,
 * also from a modal dialog, which else calls back any focus that leaves it.
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
    const { activeElement } = document;
    if (isInside(region.current, activeElement)) return focusOn(origin.current);
    origin.current = activeElement;
    // A dialog would hear where the focus goes; that it goes is nothing to it.
    if (activeElement instanceof HTMLElement) activeElement.blur();
    focusOn(region.current);
  });
  const remember = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || isInside(region.current, relatedTarget)) return;
    origin.current = relatedTarget;
  });
  const goBack = useEffectEvent(() => focusOn(origin.current));

  useEffect(() => {
    const element = region.current;
    const hearKey = (event: KeyboardEvent) => cross(event);
    const hearFocus = (event: FocusEvent) => remember(event);
    // Dialogs listen on the document; the region lies on the body, and React hears of it there.
    const keepFromDialogs = (event: FocusEvent) => {
      const goesOut = event.type === 'focusout' && !isInside(element, event.relatedTarget);
      if (isInside(element, event.target) && !goesOut) event.stopPropagation();
    };
    document.addEventListener('keydown', hearKey);
    element?.addEventListener('focusin', hearFocus);
    document.body.addEventListener('focusin', keepFromDialogs);
    document.body.addEventListener('focusout', keepFromDialogs);
    return () => {
      document.removeEventListener('keydown', hearKey);
      element?.removeEventListener('focusin', hearFocus);
      document.body.removeEventListener('focusin', keepFromDialogs);
      document.body.removeEventListener('focusout', keepFromDialogs);
    };
  }, [region]);

  // Before the region leaves the page, while it can still be asked for the focus.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (isInside(element, document.activeElement)) goBack();
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
