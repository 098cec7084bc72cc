import { ListBody } from '@foyer/screens/list-page';
import type { ReactNode } from 'react';
import { alone } from './banners-section.css.ts';
import { ItemsSection } from './items-section.tsx';

/** Banners under their headline, or by themselves where they have none: each then has one of the page's. */
export function BannersSection({
  title,
  children,
}: {
  title: string | undefined;
  children: (level: 'h2' | 'h3') => ReactNode;
}) {
  if (title !== undefined) return <ItemsSection title={title}>{children('h3')}</ItemsSection>;
  return (
    <ListBody>
      <div className={alone}>{children('h2')}</div>
    </ListBody>
  );
}
