import { menuQuery } from '@foyer/client';
import { Outlet, useLocation, useMatches } from 'react-router';
import { isLayoutHidden } from '@foyer/site-map/layout-hiding';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { isOverHero } from '@foyer/page-runtime/page/page-handle';
import { PageFrame } from './page-frame.tsx';
import { loadShell } from './shell-data.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/page.layout';

export { RouteError as ErrorBoundary } from './route-error.tsx';

/** Loads what the header and footer of every page show. */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await loadShell(context.get(pageRequest));
  return null;
}

/**
 * In the browser the header keeps what it has; the session's own events refresh it. After a page without one, it comes
 * with its menu, not before it.
 */
export async function clientLoader(): Promise<null> {
  const { client, queryClient } = browserPage();
  const menu = menuQuery(client);
  if (!queryClient.getQueryState(menu.queryKey)) await queryClient.prefetchQuery(menu);
  return null;
}

/** Header, page and footer, unless the address hides them. */
export default function PageLayout() {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  return (
    <PageFrame
      isOverHero={isOverHero(match?.handle)}
      isBare={isLayoutHidden(match?.id ?? '', search)}
    >
      <Outlet />
    </PageFrame>
  );
}
