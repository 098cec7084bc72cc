import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { breadcrumbsOf, type CrumbSources } from './breadcrumbs-of.ts';
import { lit, litOverPicture, print } from './page-crumbs.css.ts';

/** Props of {@link PageCrumbs}. */
export interface PageCrumbsProps extends Omit<CrumbSources, 't' | 'siteName'> {
  /** The path in the address. */
  path: string;
  /** True where the page begins with a picture that runs under it, in looks that let it. @default false */
  isOverPicture?: boolean;
}

/** The way to the page at a path; nothing on the home page and on pages that failed. CRUMB-008, CRUMB-009 */
export function PageCrumbs({ path, isOverPicture = false, ...sources }: PageCrumbsProps) {
  const t = useTranslate('crumbs');
  const label = useLabel();
  const siteName = label.name[useLanguage()];
  const items = breadcrumbsOf(path, { ...sources, t, siteName });
  const isPrint = label.variants.cards === 'print';
  if (items.length === 0) return null;
  return (
    <div className={isPrint ? print : isOverPicture ? litOverPicture : lit}>
      <Breadcrumbs items={items} />
    </div>
  );
}
