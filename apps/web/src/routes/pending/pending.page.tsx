import { useLocation } from 'react-router';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { breadcrumbsOf, PageCrumbs } from '@foyer/ui/page-crumbs';
import { useLabel } from '@foyer/ui/theme';
import { StatePage } from '@foyer/ui/state-page';
import { pageFlags } from '../page-flags.ts';
import { UnlistedHead, type UnlistedHeadProps } from '../unlisted/unlisted-head.tsx';

/** Says that a section is not open yet, and where to go. */
export function PendingPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('crumbs', 'screen');
  const siteName = useLabel().name[useLanguage()];
  const { pathname, search } = useLocation();
  const heading = t('screen.pending.heading');
  const own = breadcrumbsOf(pathname, { t, siteName }).find(({ href }) => href === pathname);
  const title = own?.title ?? heading;
  return (
    <>
      <UnlistedHead title={title} address={address} />
      {pageFlags(pathname, search).layout === 'page' && (
        <PageCrumbs path={pathname} lastTitle={title} />
      )}
      <StatePage
        kind="empty"
        heading={heading}
        text={t('screen.pending.text')}
        action={{ title: t('screen.pending.action'), href: '/' }}
      />
    </>
  );
}
