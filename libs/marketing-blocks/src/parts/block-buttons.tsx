import { ActionLink } from '@foyer/ui/action-link';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { buttons as buttonsStyle } from './block-buttons.css.ts';
import type { BlockButton } from './block-buttons.schema.ts';

/** Few blocks have one. */
const InfoButton = lazyPart(async () => (await import('./info-button.tsx')).InfoButton);

/** The buttons of a block; the first one is the main one. Nothing where there are none. */
export function BlockButtons({ items }: { items: readonly BlockButton[] }) {
  if (items.length === 0) return null;
  return (
    <div className={buttonsStyle}>
      {items.map(({ title, link, info }, index) =>
        info ? (
          <Suspense key={title}>
            <InfoButton title={title} info={info} />
          </Suspense>
        ) : (
          link && (
            <ActionLink key={title} href={link.href} look={index === 0 ? 'primary' : 'plain'}>
              {title}
            </ActionLink>
          )
        ),
      )}
    </div>
  );
}
