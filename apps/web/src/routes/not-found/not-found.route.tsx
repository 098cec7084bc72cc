import { data } from 'react-router';
import { pendingPaths } from '../pending/pending-paths.ts';
import { PendingPage } from '../pending/pending.page.tsx';
import type { Route } from './+types/not-found.route';

const notFoundStatus = 404;

/** Pages below `/my` are linked already; everything else is unknown. */
function check(path: string | undefined): null {
  if (path === 'my' || path?.startsWith('my/') || pendingPaths.has(path ?? '')) return null;
  throw data(null, { status: notFoundStatus });
}

export function loader({ params }: Route.LoaderArgs) {
  return check(params['*']);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return check(params['*']);
}

export default function NotFoundRoute() {
  return <PendingPage />;
}
