import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { breadcrumbsOf, type CrumbSources } from './breadcrumbs-of.ts';
import { CrumbBar, type CrumbBarProps } from './crumb-bar.tsx';

/** Props of {@link PageCrumbs}. */
export interface PageCrumbsProps
  extends Omit<CrumbSources, 't' | 'siteName'>, Pick<CrumbBarProps, 'isOverPicture'> {
  /** The path in the address. */
  path: string;
}

/** The way to the page at a path; nothing on the home page and on pages that failed. CRUMB-008, CRUMB-009 */
export function PageCrumbs({ path, isOverPicture, ...sources }: PageCrumbsProps) {
  const t = useTranslate('crumbs');
  const siteName = useLabel().name[useLanguage()];
  return (
    <CrumbBar
      items={breadcrumbsOf(path, { ...sources, t, siteName })}
      isOverPicture={isOverPicture}
    />
  );
}
