import { Suspense, useState } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { PreviewPopover } from './preview-popover.tsx';
import type { CardPreviewProps } from './preview.types.ts';
import { usePreview } from './use-preview.ts';

/**
 * A card with a preview: after half a second of rest a popover plays a muted trailer. The popover's code loads
 * with the first hover. Everything in it is on the page of the title too, so keyboard and touch miss nothing.
 * CARD-005
 */
export function CardPreview({ children, ...content }: CardPreviewProps) {
  const { variants } = useLabel();
  const [card, setCard] = useState<HTMLElement | null>(null);
  const { isOpen, handlers } = usePreview({ load: () => PreviewPopover.preload(variants) });
  return (
    <div ref={setCard} {...handlers}>
      {children}
      {isOpen && card && (
        <Suspense>
          <PreviewPopover {...content} anchor={card} />
        </Suspense>
      )}
    </div>
  );
}
