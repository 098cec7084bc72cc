import { Suspense, useEffect, useRef, type FocusEvent } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { PreviewPopover } from './preview-popover.tsx';
import type { PreviewContent } from './preview.types.ts';
import { usePreview } from './use-preview.ts';

/** Props of {@link AnchoredPreview}. */
export interface AnchoredPreviewProps extends PreviewContent {
  /** The card, already on the page; give each card a preview of its own by `key`. */
  anchor: HTMLElement;
  /** Where the focus goes back to. */
  link: HTMLElement;
  /** Whether it was asked for by keyboard: then it opens at once and takes the focus. @default false */
  isAsked?: boolean;
  /** How long the pointer must rest, ms. @default 500 */
  delayMs?: number | undefined;
}

/** The preview of a card that somebody else has drawn: it opens after a rest of the pointer, or at once when asked for. CARD-005 */
export function AnchoredPreview({
  anchor,
  link,
  isAsked = false,
  delayMs,
  ...content
}: AnchoredPreviewProps) {
  const { variants } = useLabel();
  const preview = usePreview({ load: () => PreviewPopover.preload(variants), delayMs });
  const { isOpen, close, handlers } = preview;
  const latest = useRef(preview);
  const wasOpen = useRef(false);
  useEffect(() => {
    latest.current = preview;
  });

  useEffect(() => {
    let isVisited = false;
    // Not `pointerenter`: a pointer that rests has not come when what lay over the card goes, or the page scrolls.
    const visit = (event: Pick<PointerEvent, 'pointerType'>) => {
      if (isVisited) return;
      isVisited = true;
      latest.current.handlers.onPointerEnter(event);
    };
    // Not `pointerleave`, which comes only after React has told that the pointer is in the preview.
    const leave = ({ relatedTarget }: PointerEvent) => {
      if (relatedTarget instanceof Node && anchor.contains(relatedTarget)) return;
      isVisited = false;
      latest.current.handlers.onPointerLeave();
    };
    if (isAsked) latest.current.open();
    // This code may have come when the pointer had gone, and nobody would tell that it has.
    else if (anchor.matches(':hover')) visit({ pointerType: 'mouse' });
    const press = () => latest.current.handlers.onPointerDown();
    anchor.addEventListener('pointermove', visit);
    anchor.addEventListener('pointerout', leave);
    anchor.addEventListener('pointerdown', press);
    return () => {
      anchor.removeEventListener('pointermove', visit);
      anchor.removeEventListener('pointerout', leave);
      anchor.removeEventListener('pointerdown', press);
    };
  }, [anchor, isAsked]);

  useEffect(() => {
    const hasLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isAsked && hasLost) link.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, isAsked, link]);

  /** Whoever goes on by keyboard leaves it behind. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const isInside = target.closest('section')?.contains(relatedTarget) ?? false;
    if (isAsked && relatedTarget && !isInside) close();
  };

  return (
    <div {...handlers} onBlur={onBlur}>
      {isOpen && (
        <Suspense>
          <PreviewPopover {...content} anchor={anchor} takesFocus={isAsked} />
        </Suspense>
      )}
    </div>
  );
}
