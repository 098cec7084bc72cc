import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profilesQuery, userQuery } from '@foyer/client';
import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PersonalPage } from '@foyer/screens/personal-page';
import { StatePage } from '@foyer/screens/state-page';
import { lazyPart } from '@foyer/ui/variants';
import { profileChannelsPath, profilePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';
import { profileChannelListQuery } from './channel-list.query.ts';

/** Comes with the flows, not with the page. */
const ChannelSwitches = lazyPart(
  async () => (await import('./channel-switches.tsx')).ChannelSwitches,
);

/** Props of {@link MyProfileChannelsPage}. */
export interface MyProfileChannelsPageProps extends Pick<UnlistedHeadProps, 'address'> {
  /** Of the profile. */
  id: string;
}

/** The channels of one profile, each with a switch. Decision 0021 */
export function MyProfileChannelsPage({ id, address }: MyProfileChannelsPageProps) {
  const t = useTranslate('profile');
  const client = useClient();
  const shell = useShell();
  const name = useQuery(profilesQuery(client)).data?.items.find((one) => one.id === id)?.name ?? '';
  const viewer = useQuery(userQuery(client)).data?.profile;
  const listInput = { id, viewerId: viewer?.id ?? id };
  // The switches begin with what the loader brought; asking again would change nothing.
  const list = useQuery({ ...profileChannelListQuery(client, listInput), enabled: false }).data;
  const title = t('profile.channels.title', { name });
  return (
    <>
      <UnlistedHead title={title} address={address} />
      <PageCrumbs
        path={profileChannelsPath(id)}
        titles={{ [profilePath(id)]: name }}
        lastTitle={t('profile.channels.list')}
      />
      {list?.channels.length === 0 ? (
        <StatePage
          kind="empty"
          heading={t('profile.channels.empty')}
          text={t('profile.channels.empty_text')}
          action={{ title: t('profile.channels.back'), href: profilePath(id) }}
        />
      ) : (
        <Suspense fallback={<Waiting heading={title} />}>
          {shell && viewer && list ? (
            <ChannelSwitches viewer={viewer} id={id} name={name} list={list} />
          ) : (
            <Waiting heading={title} />
          )}
        </Suspense>
      )}
    </>
  );
}

const Waiting = ({ heading }: { heading: string }) => (
  <PersonalPage heading={heading}>
    <LoadingLine />
  </PersonalPage>
);
