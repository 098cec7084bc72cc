import { Outlet } from 'react-router';
import { pageRequest } from '../page/page-request.ts';
import { PageFrame } from './page-frame.tsx';
import { loadViewer } from './shell-data.ts';
import type { Route } from './+types/bare.layout';

/** Pages without header and footer know the viewer all the same. */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await loadViewer(context.get(pageRequest));
  return null;
}

/** In the browser the viewer is known already. */
export function clientLoader(): null {
  return null;
}

/** Only the main area, as for sign-in and payment. Spec 2 §2 "bare" */
export default function BareLayout() {
  return (
    <PageFrame isBare>
      <Outlet />
    </PageFrame>
  );
}
