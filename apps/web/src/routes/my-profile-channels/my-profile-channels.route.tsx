import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { profileOfAddress } from '@foyer/personal-area/my-profile/profile-of-address';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { profileChannelListQuery } from '@foyer/personal-area/my-profile-channels/channel-list.query';
import { MyProfileChannelsPage } from '@foyer/personal-area/my-profile-channels/my-profile-channels.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/my-profile-channels.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url' | 'params'>;

async function load(page: LoaderPage, { request, url, params: { id } }: Call) {
  const { client, queryClient } = page;
  const { viewer } = await profileOfAddress(page, id, request);
  const viewerId = viewer.profile?.id ?? id;
  // Not what was known at the last visit: the switches begin with it.
  await pageData(queryClient.fetchQuery(profileChannelListQuery(client, { id, viewerId })));
  return { id, address: ownAddress(page, url) };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The channels of one profile. Spec 2 §2 "/my/profiles/{id}/channels" */
export default function MyProfileChannelsRoute({ loaderData }: Route.ComponentProps) {
  return <MyProfileChannelsPage key={loaderData.id} {...loaderData} />;
}
