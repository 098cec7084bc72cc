import { certificateOffersQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyCertificatesPage } from '@foyer/personal-area/my-certificates/my-certificates.page';
import { certificateList } from '@foyer/personal-area/my-certificates/certificate-list';
import type { Route } from './+types/my-certificates.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

/** Which certificate is shown with its code; all of them in a list where the address names none. */
const giftIn = (url: URL): string | undefined => url.searchParams.get('gift') || undefined;

async function load(page: LoaderPage, call: Call) {
  const gift = giftIn(call.url);
  const data = await loadPersonal(page, call, (number) =>
    // The code is asked for by the page itself: it goes into no cache and no HTML.
    gift === undefined
      ? [
          ensureList(page.queryClient, certificateList(page.client, number)),
          page.queryClient.ensureQueryData(certificateOffersQuery(page.client)),
        ]
      : [],
  );
  return { ...data, gift };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The gift certificates of the account. Spec 2 §2 "/my/certificates" */
export default function MyCertificatesRoute({ loaderData }: Route.ComponentProps) {
  return <MyCertificatesPage {...loaderData} />;
}
