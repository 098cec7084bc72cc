import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@foyer/client';
import { ActionRows } from '@foyer/screens/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PersonalContents } from '@foyer/screens/personal-contents';
import { PersonalPage, PersonalSection } from '@foyer/screens/personal-page';
import { profilePath, sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import type { PersonalData } from '../personal/load-personal.ts';
import { useUnread } from '../personal/personal-frame.tsx';
import { personalSections } from '../personal/personal-sections.ts';
import { ContinueShelf } from './continue-shelf.tsx';

/** The contents of the personal area: who watches, what waits to be watched on, the sections. ROUTE-043, ACCT-010 */
export function MyPage({ address }: Pick<PersonalData, 'address'>) {
  const t = useTranslate('crumbs', 'my', 'screen');
  const user = useQuery({ ...userQuery(useClient()), enabled: false }).data;
  const unread = useUnread();
  const title = t('crumbs.my');
  const login = user?.phone ?? user?.email;
  return (
    <>
      <UnlistedHead title={title} address={address} />
      <PageCrumbs path={sitePath('/my')} />
      <PersonalPage
        heading={title}
        lead={login && t('screen.settings.signed_in', { login })}
        isWide
      >
        {user?.profile && (
          <ActionRows
            rows={[
              {
                id: 'profile',
                title: user.profile.name,
                note: t('my.profile_note'),
                avatar: { picture: user.profile.icon.image },
                href: profilePath(user.profile.id),
              },
            ]}
          />
        )}
        <ContinueShelf />
        <PersonalSection heading={t('my.everything')}>
          <PersonalContents label={t('my.sections')} sections={personalSections(t, unread)} />
        </PersonalSection>
      </PersonalPage>
    </>
  );
}
