import { matchRoutes, type RouteObject } from 'react-router';
import { isEmbedded, isLayoutHidden } from './layout-hiding.ts';
import { routeTable, type RouteLayout, type RouteRow } from './route-table.ts';

/** What an address tells of its page before anything is loaded. */
export interface PageFlags {
  /** With the leading slash, as it was given. */
  path: string;
  /** Names of the parameters, each once. */
  queryNames: string[];
  layout: RouteLayout;
  hasAppBanner: boolean;
  hasCookieNotice: boolean;
  hasNotifications: boolean;
  isIndexed: boolean;
}

const routes = routeTable.flatMap((row) =>
  row.paths.map((path): RouteObject & { row: RouteRow } => ({ path: `/${path}`, row })),
);

/**
 * The flags of the page at an address, from the route table. For flows and the server: what the first load
 * shows must not need it. ROUTE
 *
 * @param search - With or without the question mark; may be empty.
 */
export function pageFlags(pathname: string, search: string): PageFlags {
  const row = matchRoutes(routes, pathname)?.at(-1)?.route.row;
  return {
    path: pathname,
    queryNames: [...new Set(new URLSearchParams(search).keys())],
    layout: row && isLayoutHidden(row.name, search) ? 'bare' : layoutOf(row, pathname),
    hasAppBanner: row?.hasAppBanner ?? false,
    hasCookieNotice: row?.hasCookieNotice ?? true,
    hasNotifications: row?.hasNotifications ?? true,
    isIndexed: row?.isIndexed ?? true,
  };
}

function layoutOf(row: RouteRow | undefined, pathname: string): RouteLayout {
  const isLost = row === undefined || row.name === 'not-found';
  return isLost && isEmbedded(pathname) ? 'bare' : (row?.layout ?? 'page');
}
