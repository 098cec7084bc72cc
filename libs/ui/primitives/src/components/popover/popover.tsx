import {
  FloatingFocusManager,
  useClick,
  useDismiss,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useState, type ReactNode } from 'react';
import { useEscapeFirst } from '../text-field/use-escape-first.ts';
import { popover } from './popover.css.ts';
import type { TriggerProps } from './trigger.types.ts';
import { useFloatingPanel } from './use-floating-panel.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Its name, read out when the focus comes in. */
  label: string;
  /** Draws what opens it; the props go on a native button. */
  trigger: (props: TriggerProps) => ReactNode;
  /** What it shows; `close` closes it and gives the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom-start' */
  placement?: Placement;
  /** For an owner that opens and closes it. @default its own state */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A small panel that a button opens beside itself. The focus goes into it and comes back; Escape, a press outside and
 * leaving it with Tab close it. The page stays usable meanwhile.
 */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom-start',
  isOpen: ownersIsOpen,
  onOpenChange,
}: PopoverProps) {
  const [ownIsOpen, setOwnIsOpen] = useState(false);
  const isOpen = ownersIsOpen ?? ownIsOpen;
  const setOpen = (next: boolean) => {
    setOwnIsOpen(next);
    onOpenChange?.(next);
  };
  const { context, setReference, panelProps } = useFloatingPanel({
    isOpen,
    onOpenChange: setOpen,
    placement,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context, { escapeKey: false }),
    useRole(context, { role: 'dialog' }),
  ]);
  useEscapeFirst(() => {
    if (isOpen) setOpen(false);
    return isOpen;
  });

  return (
    <>
      {trigger({ ...getReferenceProps(), ref: setReference } as TriggerProps)}
      {isOpen && (
        <FloatingFocusManager context={context} modal={false}>
          <div {...getFloatingProps()} {...panelProps} className={popover} aria-label={label}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
}
