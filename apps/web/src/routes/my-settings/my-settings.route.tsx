import { profilesQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { MySettingsPage } from '@foyer/personal-area/my-settings/my-settings.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/my-settings.route';

async function load(page: LoaderPage, { request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>) {
  await requireAccount(page, request);
  // Without the profiles the page still has its other settings.
  await page.queryClient.prefetchQuery(profilesQuery(page.client));
  return ownAddress(page, url);
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The settings of the account. Spec 2 §2 "/my/settings" */
export default function MySettingsRoute({ loaderData }: Route.ComponentProps) {
  return <MySettingsPage address={loaderData} />;
}
