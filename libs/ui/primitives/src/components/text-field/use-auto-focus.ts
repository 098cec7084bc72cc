import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the input of a field when it appears, before anything else looks for the focus. react-aria waits two frames
 * where the last press may have come from a screen reader, and takes Enter in a field for such a press: a step that
 * found no focused field by then took the focus itself.
 *
 * @returns what the root of the field takes as `ref`.
 */
export function useAutoFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    if (isWanted) root.current?.querySelector('input')?.focus();
  });
  useLayoutEffect(() => focus(), []);
  return root;
}
