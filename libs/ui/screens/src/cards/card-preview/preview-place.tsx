import { FloatingPortal, useFloating, type Middleware, type Placement } from '@floating-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { place } from './preview-place.css.ts';
import { keepInPlace } from '@foyer/ui/popover/keep-in-place';

/** Props of {@link PreviewPlace}. */
export interface PreviewPlaceProps {
  anchor: HTMLElement;
  placement: Placement;
  takesFocus?: boolean | undefined;
  /** Kept by the caller between renders. */
  middleware: Middleware[];
  /** Shown as soon as its place is known. */
  children: ReactNode;
}

/** Where a preview is, 352 wide: above the page, outside of the row that would clip it. */
export function PreviewPlace({
  anchor,
  placement,
  middleware,
  takesFocus = false,
  children,
}: PreviewPlaceProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, isPositioned } = useFloating({
    placement,
    strategy: 'fixed',
    middleware,
    elements: { reference: anchor, floating },
    whileElementsMounted: keepInPlace,
  });
  useEffect(() => {
    if (!takesFocus || !isPositioned) return;
    floating?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus, isPositioned, floating]);
  return (
    <FloatingPortal>
      <div
        ref={setFloating}
        className={place}
        style={floatingStyles}
        data-ready={isPositioned || undefined}
      >
        {children}
      </div>
    </FloatingPortal>
  );
}
