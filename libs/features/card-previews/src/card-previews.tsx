import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Arrival } from './page-previews.tsx';

const PagePreviews = lazyPart(async () => (await import('./page-previews.tsx')).PagePreviews);

/**
 * Previews of the cards of titles: a mouse that rests on one opens it, where motion is welcome; Alt with the arrow down opens
 * that of the focused card. Their code comes with the first link that is pointed at or focused. CARD-005
 */
export function CardPreviews() {
  const { key } = useLocation();
  const [first, setFirst] = useState<{ event: Arrival; key: string }>();
  useEffect(() => {
    if (first) return undefined;
    // A card is a link.
    const wake = (event: Arrival) => {
      if (event.target instanceof Element && event.target.closest('a')) setFirst({ event, key });
    };
    // It may have had the focus before any script ran.
    wake({ target: document.activeElement });
    document.addEventListener('pointermove', wake, { passive: true });
    document.addEventListener('focusin', wake);
    return () => {
      document.removeEventListener('pointermove', wake);
      document.removeEventListener('focusin', wake);
    };
  }, [first, key]);

  return (
    first && (
      <Suspense>
        {/* Another page has other cards. */}
        <PagePreviews key={key} first={first.key === key ? first.event : undefined} />
      </Suspense>
    )
  );
}
