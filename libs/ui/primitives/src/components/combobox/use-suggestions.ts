import {
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';
import { keepInPlace } from '../popover/keep-in-place.ts';

const middleware = [
  offset(8),
  flip({ padding: 8 }),
  size({
    padding: 8,
    apply({ rects, availableHeight, elements }) {
      elements.floating.style.width = `${rects.reference.width}px`;
      elements.floating.style.maxHeight = `${Math.min(360, availableHeight)}px`;
    },
  }),
];

/** What {@link useSuggestions} needs to know. */
export interface SuggestionsOptions {
  /** Whether there is anything to show. */
  canOpen: boolean;
  /** Called with the index of the option that was pressed, or that Enter took. */
  onChoose: (index: number) => void;
}

/** The list of a combobox: where it hangs, which keys move in it, which option they have reached. */
export function useSuggestions({ canOpen, onChoose }: SuggestionsOptions) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const options = useRef<(HTMLElement | null)[]>([]);
  const isOpen = wantsOpen && canOpen;

  const setOpen = (next: boolean) => {
    setWantsOpen(next);
    setActiveIndex(null);
  };
  useEscapeFirst(() => {
    setOpen(false);
    return isOpen;
  });
  const choose = (index: number) => {
    setOpen(false);
    onChoose(index);
  };
  /** Takes the option that was reached; without one, Enter sends the form as ever. */
  const takeOnEnter = (event: KeyboardEvent) => {
    if (!isOpen || activeIndex === null || event.key !== 'Enter') return;
    event.preventDefault();
    choose(activeIndex);
  };
  const { floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    elements: { reference, floating },
    placement: 'bottom-start',
    middleware,
    whileElementsMounted: keepInPlace,
  });
  const interactions = useInteractions([
    useRole(context, { role: 'combobox' }),
    useDismiss(context, { escapeKey: false }),
    // Focus stays in the field; the option is only pointed at.
    useListNavigation(context, {
      listRef: options,
      activeIndex,
      onNavigate: setActiveIndex,
      virtual: true,
      loop: true,
    }),
  ]);
  return {
    getReferenceProps: interactions.getReferenceProps,
    getFloatingProps: interactions.getFloatingProps,
    floatingStyles,
    isOpen,
    /** Whether the viewer waits for suggestions, also when there are none to show. */
    isAsking: wantsOpen,
    setOpen,
    setFloating,
    setReference,
    takeOnEnter,
    /** What an option needs to be pointed at; the library's own would take the focus out of the field. */
    getOptionProps: (index: number) => ({
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === activeIndex,
      'data-active': index === activeIndex || undefined,
      onMouseMove: () => setActiveIndex(index),
      onClick: () => choose(index),
      ref: (element: HTMLElement | null) => {
        options.current[index] = element;
      },
    }),
  };
}
