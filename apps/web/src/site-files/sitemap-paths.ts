import {
  catalogueQuery,
  collectionsQuery,
  menuQuery,
  promoEventsQuery,
  type Client,
} from '@foyer/client';
import type { CatalogueTheme } from '@foyer/contract';
import {
  mediaItemPath,
  screenPath,
  collectionPath,
  collectionsPath,
  promoEventPath,
  promoEventsPath,
  cataloguePath,
  karaokePath,
} from '@foyer/site-map';
import { pageFlags, routeNameAt } from '@foyer/site-map/page-flags';

const pageSize = 100;
/** A sitemap may hold 50,000 addresses; one of each language. */
const entriesMax = 15_000;

const { signal } = new AbortController();

const themes: readonly CatalogueTheme[] = ['movies', 'series', 'kids', 'education', 'sport'];

/** Pages of cards that are there whatever the service holds. */
const lists: readonly string[] = [
  ...[undefined, ...themes].map(cataloguePath),
  karaokePath({ genre: undefined, number: 1 }),
  collectionsPath,
  promoEventsPath,
];

/** Whether the page is not for one viewer alone. */
function isListed(path: string): boolean {
  const name = routeNameAt(path);
  return name !== undefined && pageFlags(path, '').isIndexed;
}

/** One page of a list of the service. */
interface Page<Item> {
  items: readonly Item[];
  next_cursor?: string | undefined;
}

/** A whole list of the service, page by page. */
async function everyOne<Item>(
  load: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await load({ limit: pageSize, cursor });
    found.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== undefined && found.length < entriesMax);
  return found;
}

/** Paths of the pages for search engines: the main page, the menu's, lists and what is in them; unbuilt ones are left out. */
export async function sitemapPaths(client: Client): Promise<string[]> {
  const [menu, titles, collections, events] = await Promise.all([
    menuQuery(client).queryFn({ signal }),
    everyOne((page) => catalogueQuery(client, { ...page, sort: 'name' }).queryFn({ signal })),
    everyOne((page) => collectionsQuery(client, page).queryFn({ signal })),
    everyOne((page) => promoEventsQuery(client, page).queryFn({ signal })),
  ]);
  const paths = [
    '/',
    ...menu.items.map(({ target }) => screenPath(target)),
    ...lists,
    ...titles.map(({ media_item }) => mediaItemPath(media_item)),
    ...collections.map(collectionPath),
    ...events.map(promoEventPath),
  ];
  return [...new Set(paths)].filter(isListed);
}
