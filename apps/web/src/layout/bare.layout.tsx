import { Outlet, useLocation } from 'react-router';
import { BareHeader } from '@foyer/screens/bare-header';
import { isEmbedded } from '@foyer/site-map/layout-hiding';
import { pageRequest } from '../page/page-request.ts';
import { PageFrame } from './page-frame.tsx';
import { loadViewer } from './shell-data.ts';
import type { Route } from './+types/bare.layout';

export { RouteError as ErrorBoundary } from './route-error.tsx';

/** Pages without header and footer know the viewer all the same. */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await loadViewer(context.get(pageRequest));
  return null;
}

/** In the browser the viewer is known already. */
export function clientLoader(): null {
  return null;
}

/** Only the main area below the way home, as for sign-in and payment; inside other sites not even that. Spec 2 §2 "bare" */
export default function BareLayout() {
  const { pathname } = useLocation();
  return (
    <>
      {!isEmbedded(pathname) && <BareHeader homeHref="/" />}
      <PageFrame isBare>
        <Outlet />
      </PageFrame>
    </>
  );
}
