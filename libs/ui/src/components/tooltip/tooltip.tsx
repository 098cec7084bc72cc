import {
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useState, type ReactNode } from 'react';
import type { TriggerProps } from '../popover/trigger.types.ts';
import { useFloatingPanel } from '../popover/use-floating-panel.ts';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';
import { tooltip } from './tooltip.css.ts';

/** Long enough not to flash under a pointer that passes by, ms. */
const restMs = 500;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words; nothing that is pressed. */
  text: string;
  /** Draws what it belongs to; the props go on something that takes the focus. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Whether it says more than the name, or shows the name of what has only a sign. @default 'description' */
  kind?: 'description' | 'name';
  /** @default 'top' */
  placement?: Placement;
}

/**
 * A few words about what a mouse rests on, or the keyboard's focus is on. Escape hides them. Touch shows none: a long
 * press belongs to the device, so nothing may be said here alone.
 */
export function Tooltip({ text, trigger, kind = 'description', placement = 'top' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const { context, setReference, panelProps } = useFloatingPanel({
    isOpen,
    onOpenChange: setOpen,
    placement,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      delay: { open: restMs, close: 0 },
      mouseOnly: true,
      move: false,
      // The pointer may go over to the words, to read them enlarged.
      handleClose: safePolygon(),
    }),
    useFocus(context),
    useDismiss(context, { escapeKey: false }),
    // A name is in the element already, and would be read twice.
    useRole(context, { role: 'tooltip', enabled: kind === 'description' }),
  ]);
  useEscapeFirst(() => {
    if (isOpen) setOpen(false);
    return isOpen;
  });

  return (
    <>
      {/* Without the browser's own hint, which would lie beside this one. */}
      {trigger({ ...getReferenceProps(), ref: setReference, title: undefined } as TriggerProps)}
      {isOpen && (
        <div
          {...getFloatingProps()}
          {...panelProps}
          className={tooltip}
          aria-hidden={kind === 'name' || undefined}
        >
          {text}
        </div>
      )}
    </>
  );
}
