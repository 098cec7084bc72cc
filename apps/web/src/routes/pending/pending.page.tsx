import { useLocation } from 'react-router';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { breadcrumbsOf, PageCrumbs } from '@foyer/ui/page-crumbs';
import { useLabel } from '@foyer/ui/theme';
import { StatePage } from '@foyer/ui/state-page';

/** Says that a section is not open yet, and where to go. */
export function PendingPage({ address }: { /** Absolute, for search engines. */ address: string }) {
  const t = useTranslate('crumbs', 'screen');
  const siteName = useLabel().name[useLanguage()];
  const { pathname } = useLocation();
  const own = breadcrumbsOf(pathname, { t, siteName }).find(({ href }) => href === pathname);
  return (
    <>
      <title>
        {t('page.title', { title: own?.title ?? t('screen.pending.heading'), site: siteName })}
      </title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
      <PageCrumbs path={pathname} />
      <StatePage
        kind="empty"
        heading={t('screen.pending.heading')}
        text={t('screen.pending.text')}
        action={{ title: t('screen.pending.action'), href: '/' }}
      />
    </>
  );
}
