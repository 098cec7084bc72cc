import { mediaItemPath, screenPath } from '@foyer/blocks';
import { catalogueQuery, menuQuery, type Client } from '@foyer/client';
import type { MediaItemsPage } from '@foyer/contract';
import { pageFlags, routeNameAt } from '../routes/page-flags.ts';
import { pendingRoutes } from '../routes/pending/pending-routes.ts';

const pageSize = 100;
/** A sitemap may hold 50,000 addresses; one of each language. */
const titlesMax = 15_000;

const { signal } = new AbortController();

/** Whether the page is built, and not for one viewer alone. */
function isListed(path: string): boolean {
  const name = routeNameAt(path);
  return name !== undefined && !pendingRoutes.includes(name) && pageFlags(path, '').isIndexed;
}

async function titlePaths(client: Client): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const input = { limit: pageSize, sort: 'name', cursor } as const;
    const page: MediaItemsPage = await catalogueQuery(client, input).queryFn({ signal });
    paths.push(...page.items.map(({ media_item }) => mediaItemPath(media_item)));
    cursor = page.next_cursor;
  } while (cursor !== undefined && paths.length < titlesMax);
  return paths;
}

/** Paths of the pages for search engines: the main page, the menu's and every title's; unbuilt ones are left out. */
export async function sitemapPaths(client: Client): Promise<string[]> {
  const [menu, titles] = await Promise.all([
    menuQuery(client).queryFn({ signal }),
    titlePaths(client),
  ]);
  const screens = menu.items.map(({ target }) => screenPath(target));
  return [...new Set(['/', ...screens, ...titles])].filter(isListed);
}
