import { ageLimitsQuery, profileIconsQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { MyProfilePage } from '@foyer/personal-area/my-profile/my-profile.page';
import { profileOfAddress } from '@foyer/personal-area/my-profile/profile-of-address';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/my-profile.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url' | 'params'>;

async function load(page: LoaderPage, { request, url, params: { id } }: Call) {
  const { client, queryClient } = page;
  await profileOfAddress(page, id, request);
  await Promise.all([
    pageData(queryClient.ensureQueryData(ageLimitsQuery(client))),
    // Without the pictures the page still has its other settings.
    queryClient.prefetchQuery(profileIconsQuery(client)),
  ]);
  return { id, address: ownAddress(page, url) };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The settings of one profile. Spec 2 §2 "/my/profiles/{id}" */
export default function MyProfileRoute({ loaderData }: Route.ComponentProps) {
  return <MyProfilePage key={loaderData.id} {...loaderData} />;
}
