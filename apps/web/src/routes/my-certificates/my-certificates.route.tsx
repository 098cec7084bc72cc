import { certificateOffersQuery } from '@foyer/client';
import { ensureList } from '../lists/list-pages.ts';
import { browserLoaderPage, serverLoaderPage, type LoaderPage } from '../loader-page.ts';
import { loadPersonal } from '../personal/load-personal.ts';
import { MyCertificatesPage } from './my-certificates.page.tsx';
import { certificateList } from './certificate-list.ts';
import type { Route } from './+types/my-certificates.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, certificateList(page.client, number)),
    page.queryClient.ensureQueryData(certificateOffersQuery(page.client)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserLoaderPage(), call);
}

/** The gift certificates of the account. Spec 2 §2 "/my/certificates" */
export default function MyCertificatesRoute({ loaderData }: Route.ComponentProps) {
  return <MyCertificatesPage {...loaderData} />;
}
