import { flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useLayoutEffect, useState } from 'react';
import { useLabel } from '../../theme/label-context.tsx';
import { keepInPlace } from './keep-in-place.ts';

/** How far a panel stays from the edges of the window, px. */
const edge = 8;

const middleware = (gap: number) => [
  offset(gap),
  flip({ padding: edge }),
  shift({ padding: edge }),
  size({
    padding: edge,
    apply({ availableHeight, elements }) {
      elements.floating.style.setProperty('--panel-room', `${Math.max(120, availableHeight)}px`);
    },
  }),
];

/** What {@link useFloatingPanel} needs to know. */
export interface FloatingPanelOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Where there is room for it; else on the other side, or shifted along. */
  placement: Placement;
  /** Distance from what it hangs on, px. @default 8 */
  gap?: number;
}

/**
 * Where a panel hangs: on an element, inside of the window, above everything. It stays in its place of the document,
 * so that a dialog around it keeps it reachable, and is shown in the browser's top layer, which nothing clips.
 */
export function useFloatingPanel({
  isOpen,
  onOpenChange,
  placement,
  gap = 8,
}: FloatingPanelOptions) {
  const { motion } = useLabel().variants;
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { context, floatingStyles } = useFloating({
    open: isOpen,
    onOpenChange,
    elements: { reference, floating: panel },
    placement,
    strategy: 'fixed',
    middleware: middleware(gap),
    whileElementsMounted: keepInPlace,
  });
  useLayoutEffect(() => {
    // Browsers without the top layer show it all the same: only they paint what is not shown so.
    if (panel?.isConnected && 'showPopover' in panel) panel.showPopover();
  }, [panel]);

  return {
    context,
    setReference,
    /** Put on the panel, which is in the document only while it is open. */
    panelProps: {
      ref: setPanel,
      style: floatingStyles,
      popover: 'manual' as const,
      'data-motion': motion,
    },
  };
}
