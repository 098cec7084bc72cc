import {
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { useRef, useState } from 'react';
import { useFloatingPanel } from '../popover/use-floating-panel.ts';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';
import type { MenuEntry } from './menu.types.ts';

/** Where a menu hangs and how the keyboard moves in it: arrows, Home and End, and the first letters of an entry. */
export function useMenu(entries: readonly MenuEntry[], placement: Placement) {
  const chosen = entries.findIndex(({ choice }) => choice?.kind === 'one' && choice.isChosen);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const { context, setReference, panelProps } = useFloatingPanel({
    isOpen,
    onOpenChange: setOpen,
    placement,
  });
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context, { escapeKey: false }),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      // It opens on what is chosen.
      selectedIndex: chosen < 0 ? null : chosen,
      onNavigate: setActiveIndex,
      loop: true,
      // A disabled entry can be reached, or nobody would hear that it is there.
      disabledIndices: [],
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  useEscapeFirst(() => {
    if (isOpen) setOpen(false);
    return isOpen;
  });

  return {
    context,
    isOpen,
    close: () => setOpen(false),
    setReference,
    panelProps,
    getReferenceProps: interactions.getReferenceProps,
    getFloatingProps: interactions.getFloatingProps,
    /** What the entry of an index needs to be reached. */
    getEntryProps: (index: number, onTake: () => void) => ({
      ...interactions.getItemProps({ onClick: onTake }),
      tabIndex: index === activeIndex ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        elements.current[index] = element;
        labels.current[index] = entries[index]?.title ?? null;
      },
    }),
  };
}
