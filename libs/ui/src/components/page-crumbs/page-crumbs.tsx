import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { breadcrumbsOf, type CrumbSources } from './breadcrumbs-of.ts';

/** Props of {@link PageCrumbs}. */
export interface PageCrumbsProps extends Omit<CrumbSources, 't' | 'siteName'> {
  /** The path in the address. */
  path: string;
}

/** The way to the page at a path; nothing on the home page and on pages that failed. CRUMB-008, CRUMB-009 */
export function PageCrumbs({ path, ...sources }: PageCrumbsProps) {
  const t = useTranslate('crumbs');
  const siteName = useLabel().name[useLanguage()];
  const items = breadcrumbsOf(path, { ...sources, t, siteName });
  return items.length > 0 ? <Breadcrumbs items={items} /> : null;
}
