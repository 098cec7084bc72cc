import { Outlet, useMatches } from 'react-router';
import { isOverHero } from '../routes/page-handle.ts';
import { PageFrame } from './page-frame.tsx';
import { loadShell } from './shell-data.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/page.layout';

/** Loads what the header and footer of every page show. */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await loadShell(context.get(pageRequest));
  return null;
}

/** In the browser the header keeps what it has; the session's own events refresh it. */
export function clientLoader(): null {
  return null;
}

/** Header, page and footer. */
export default function PageLayout() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <PageFrame isOverHero={isOverHero(handle)}>
      <Outlet />
    </PageFrame>
  );
}
