import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { MyDevicesPage } from '@foyer/personal-area/my-devices/my-devices.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/my-devices.route';

async function load(page: LoaderPage, { request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>) {
  await requireAccount(page, request);
  return ownAddress(page, url);
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The devices of the account. Spec 2 §2 "/my/devices" */
export default function MyDevicesRoute({ loaderData }: Route.ComponentProps) {
  return <MyDevicesPage address={loaderData} />;
}
