import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useEffect, useState } from 'react';
import { cardAround, type HoveredCard } from './hovered-card.ts';

const ShownPreview = lazyPart(async () => (await import('./shown-preview.tsx')).ShownPreview);

interface Asked extends HoveredCard {
  isAsked: boolean;
  /** One for each visit of a card. */
  visit: number;
}

const takesMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a pointer or the focus has come to; a pointer has a type. */
export interface Arrival {
  target: EventTarget | null;
  pointerType?: string;
}

/** Props of {@link PagePreviews}. */
export interface PagePreviewsProps {
  /** What has brought the code, on this page: a card may already be pointed at or have the focus. */
  first: Arrival | undefined;
}

/** The previews of a page's cards. */
export function PagePreviews({ first }: PagePreviewsProps) {
  const [card, setCard] = useState<Asked>();
  useEffect(() => {
    const show = (next: HoveredCard, isAsked: boolean) =>
      setCard((last) =>
        last?.link === next.link && !isAsked && !last.isAsked
          ? last
          : { ...next, isAsked, visit: (last?.visit ?? 0) + 1 },
      );
    let under: EventTarget | null = null;
    // Not `pointerover`, which is told also where the pointer rests and the page moves below it.
    const onPointerMove = ({ target, pointerType }: Arrival) => {
      if (pointerType !== 'mouse' || target === under) return;
      under = target;
      const next = cardAround(target);
      if (next && takesMotion()) show(next, false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return;
      const next = cardAround(event.target);
      if (!next) return;
      event.preventDefault();
      show(next, true);
    };
    const onFocusIn = ({ target }: Arrival) =>
      cardAround(target)?.link.setAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
    document.addEventListener('pointermove', onPointerMove, { passive: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    if (first?.pointerType) onPointerMove(first);
    else if (first) onFocusIn(first);
    return () => {
      document.removeEventListener('pointermove', onPointerMove);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [first]);

  return (
    card && (
      <Suspense>
        <ShownPreview key={card.visit} {...card} hasMotion={takesMotion()} />
      </Suspense>
    )
  );
}
