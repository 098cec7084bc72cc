import { useLabel } from '@foyer/ui/theme';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import type { Crumb } from './breadcrumbs-of.ts';
import { lit, litOverPicture, print } from './page-crumbs.css.ts';

/** Props of {@link CrumbBar}. */
export interface CrumbBarProps {
  items: readonly Crumb[];
  /** True where the page begins with a picture that runs under it, in looks that let it. @default false */
  isOverPicture?: boolean | undefined;
}

/** The way to a page at the top of it, in the gutters of the page; nothing where there is no way. */
export function CrumbBar({ items, isOverPicture = false }: CrumbBarProps) {
  const isPrint = useLabel().variants.cards === 'print';
  if (items.length === 0) return null;
  return (
    <div className={isPrint ? print : isOverPicture ? litOverPicture : lit}>
      <Breadcrumbs items={items} />
    </div>
  );
}
