import { useRef, type RefObject, type SyntheticEvent } from 'react';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';

/** Whether the list of a select is open, as far as a browser tells; those that do not keep the keys to themselves. */
const isListOpen = (select: HTMLSelectElement): boolean =>
  CSS.supports('selector(:open)') && select.matches(':open');

/** Lets Escape close a drawn list alone, and not a dialog around it. Put the ref on the select. */
export function useOpenList(): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  useEscapeFirst(() => select.current !== null && isListOpen(select.current));
  return select;
}

const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Lets a drawn list scroll inside a dialog, whose lock of the page's scroll knows nothing of such lists and would stop
 * them too. Put on the select.
 */
export const ownScroll = { onWheel: keepToItself, onTouchMove: keepToItself };
