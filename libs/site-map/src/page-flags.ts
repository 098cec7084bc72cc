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
  /** Whether pages of other sites may show it, if the operator allows them. */
  isFramed: boolean;
}

const routes = routeTable.flatMap((row) =>
  row.paths.map((path): RouteObject & { row: RouteRow } => ({ path: `/${path}`, row })),
);

/** How many paths keep their rows. */
const mostKnown = 500;

const known = new Map<string, RouteRow | undefined>();

/** The router ranks all routes at each call: a path that was asked for before is remembered. */
function rowAt(pathname: string): RouteRow | undefined {
  if (known.has(pathname)) return known.get(pathname);
  const row = matchRoutes(routes, pathname)?.at(-1)?.route.row;
  if (known.size === mostKnown) known.clear();
  known.set(pathname, row);
  return row;
}

/** The name of the row of the route table that a path leads to. */
export const routeNameAt = (pathname: string): string | undefined => rowAt(pathname)?.name;

/**
 * The flags of the page at an address, from the route table. For flows and the server: what the first load
 * shows must not need it. ROUTE
 *
 * @param search - With or without the question mark; may be empty.
 */
export function pageFlags(pathname: string, search: string): PageFlags {
  const row = rowAt(pathname);
  const queryNames = [...new Set(new URLSearchParams(search).keys())];
  const isHidden = row !== undefined && isLayoutHidden(row.name, search);
  // Over a player it would lie on the controls; it comes with the next page.
  const isPlayed = isHidden && queryNames.includes('player');
  return {
    path: pathname,
    queryNames,
    layout: isHidden ? 'bare' : layoutOf(row, pathname),
    hasAppBanner: row?.hasAppBanner ?? false,
    hasCookieNotice: !isPlayed && (row?.hasCookieNotice ?? true),
    hasNotifications: row?.hasNotifications ?? true,
    isIndexed: row?.isIndexed ?? true,
    isFramed: row?.isFramed ?? false,
  };
}

function layoutOf(row: RouteRow | undefined, pathname: string): RouteLayout {
  const isLost = row === undefined || row.name === 'not-found';
  return isLost && isEmbedded(pathname) ? 'bare' : (row?.layout ?? 'page');
}
