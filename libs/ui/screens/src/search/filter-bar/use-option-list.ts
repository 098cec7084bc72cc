import {
  flip,
  offset,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { useRef, useState } from 'react';
import { useEscapeFirst } from '@foyer/ui/text-field/use-escape-first';
import { keepInPlace } from '@foyer/ui/popover/keep-in-place';

const middleware = [
  offset(8),
  flip({ padding: 8 }),
  size({
    padding: 8,
    apply({ availableHeight, elements }) {
      elements.floating.style.maxHeight = `${Math.min(420, availableHeight)}px`;
    },
  }),
];

/** What {@link useOptionList} needs to know. */
export interface OptionListOptions {
  /** Where focus goes when the list opens; null for the first option. */
  selectedIndex: number | null;
  placement: Placement;
}

/** A list that hangs from a button, open at first: where it stands, and the keys of a listbox in it. */
export function useOptionList({ selectedIndex, placement }: OptionListOptions) {
  const [isOpen, setOpen] = useState(true);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const options = useRef<(HTMLElement | null)[]>([]);
  const texts = useRef<(string | null)[]>([]);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);

  const { context, floatingStyles } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    elements: { reference, floating },
    placement,
    // A row that scrolls must not cut the list off.
    strategy: 'fixed',
    middleware,
    whileElementsMounted: keepInPlace,
  });
  useEscapeFirst(() => {
    setOpen(false);
    return isOpen;
  });
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, {
      listRef: options,
      activeIndex,
      selectedIndex,
      onNavigate: setActiveIndex,
      focusItemOnOpen: true,
      loop: true,
    }),
    useTypeahead(context, {
      listRef: texts,
      activeIndex,
      onMatch: (index) => isOpen && setActiveIndex(index),
    }),
  ]);
  return {
    // The library's own roles would make the button a combobox, but it holds no value and is named by what it shows.
    getListProps: () => ({ ...interactions.getFloatingProps(), role: 'listbox' }),
    getOpenerProps: interactions.getReferenceProps,
    context,
    floatingStyles,
    isOpen,
    setFloating,
    setOpen,
    setReference,
    getOptionProps: (index: number, isChosen: boolean, choose: () => void) => ({
      ...interactions.getItemProps({
        onClick: choose,
        onKeyDown: (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        },
      }),
      role: 'option',
      tabIndex: index === activeIndex ? 0 : -1,
      'aria-selected': isChosen,
      'data-active': index === activeIndex || undefined,
      ref: (element: HTMLElement | null) => {
        options.current[index] = element;
        texts.current[index] = element?.textContent ?? null;
      },
    }),
  };
}
