import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ageLimitsQuery, profileIconsQuery, profilesQuery, userQuery } from '@foyer/client';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PersonalPage } from '@foyer/screens/personal-page';
import { lazyPart } from '@foyer/ui/variants';
import { profilePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';

/** Comes with the flows, not with the page. */
const ProfileSettings = lazyPart(
  async () => (await import('./profile-settings.tsx')).ProfileSettings,
);

/** Props of {@link MyProfilePage}. */
export interface MyProfilePageProps extends Pick<UnlistedHeadProps, 'address'> {
  /** Of the profile. */
  id: string;
}

/** One profile: its name before the flows are there, then its settings. PROF-005 to PROF-008, PROF-015 */
export function MyProfilePage({ id, address }: MyProfilePageProps) {
  const t = useTranslate('profile');
  const client = useClient();
  const shell = useShell();
  const profile = useLastKnown(
    useQuery(profilesQuery(client)).data?.items.find((one) => one.id === id),
  );
  const viewer = useQuery(userQuery(client)).data?.profile;
  const ageLimits = useQuery(ageLimitsQuery(client)).data?.items;
  const icons = useQuery(profileIconsQuery(client)).data?.items ?? [];
  if (!profile) return null;
  const waiting = (
    <PersonalPage heading={profile.name}>
      <LoadingLine />
    </PersonalPage>
  );
  return (
    <>
      <UnlistedHead title={t('profile.title', { name: profile.name })} address={address} />
      <PageCrumbs path={profilePath(id)} lastTitle={profile.name} />
      {shell && viewer && ageLimits ? (
        <Suspense fallback={waiting}>
          <ProfileSettings
            shell={shell}
            input={{ profile, viewer: { id: viewer.id, type: viewer.type }, ageLimits }}
            icons={icons}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
}

/** A profile that was just deleted is in no list any more; its page is about to be left. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
