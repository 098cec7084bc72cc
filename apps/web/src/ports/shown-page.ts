import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import { HOME_VIEW, type MediaItem } from '@foyer/contract';
import type { NavigationFailure, NavigationPage } from '@foyer/navigation';
import { pageFlags } from '@foyer/site-map/page-flags';
import type { PageRouter } from '@foyer/page-runtime/navigation/page-navigation';
import { addressHere, currentEntry } from '@foyer/page-runtime/navigation/page-places';

/** Routes about one title, by their names in the route table. */
const itemRoutes = new Set(['film', 'media-item', 'cast', 'player', 'trailer', 'stories']);

/** A title goes by its id, whichever of its names the address has. EVENT-012 */
function itemIdOf(queryClient: QueryClient, idOrSlug: string): string {
  const loaded = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['media-item'] })
    .map(({ state }) => state.data as MediaItem | undefined)
    .find((item) => item?.slug === idOrSlug);
  return loaded?.id ?? idOrSlug;
}

/** What the page shows, by its route. STORE-011, EVENT-012 */
function contentOf(
  match: PageRouter['state']['matches'][number] | undefined,
  queryClient: QueryClient,
): Pick<NavigationPage, 'mediaViewId' | 'itemId'> {
  // A route with several patterns has ids such as `media-item:2`.
  const [name = ''] = match?.route.id.split(':') ?? [];
  const { id, name: alias } = match?.params ?? {};
  if (name === 'home') return { mediaViewId: HOME_VIEW };
  if (name === 'media-view') {
    return { mediaViewId: [alias, id].filter((part) => part !== undefined).join('/') };
  }
  return itemRoutes.has(name) && id !== undefined ? { itemId: itemIdOf(queryClient, id) } : {};
}

/**
 * The page on the screen in the words of the navigation.
 *
 * @param left - The page, where the history has gone on to another already. Of its parameters only the names are kept:
 *   some were taken out of the address because they are secret.
 */
export function shownPage(
  router: PageRouter | undefined,
  queryClient: QueryClient,
  left?: Location,
): NavigationPage {
  const { pathname, search } = left ?? window.location;
  const { path, queryNames, hasCookieNotice, hasAppBanner } = pageFlags(pathname, search);
  const isKnown = left === undefined || left.key === router?.state.location.key;
  return {
    entry: left?.key ?? currentEntry(),
    address: left?.pathname ?? addressHere(),
    path,
    queryNames,
    hasCookieNotice,
    hasAppBanner,
    ...(isKnown && contentOf(router?.state.matches.at(-1), queryClient)),
  };
}

const numberIn = (value: unknown, name: string): number | undefined => {
  const found: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name);
  return typeof found === 'number' ? found : undefined;
};

/** Why the not-found state is on the screen: a refusal of the service or of the router; nothing where a page is. NAV-004 */
export function shownFailure(
  errors: PageRouter['state']['errors'] | undefined,
): NavigationFailure | undefined {
  if (!errors) return undefined;
  const [error] = Object.values(errors);
  const details: unknown =
    typeof error === 'object' && error !== null && Reflect.get(error, 'data');
  return {
    status: numberIn(error, 'status'),
    code: numberIn(error, 'code') ?? numberIn(details, 'code'),
  };
}
