import { type Client, search } from '@foyer/client';
import { HOME_VIEW, type PageSummary, type SearchItem } from '@foyer/contract';
import { channelPath, collectionPath, mediaItemPath, servicePath, songPath } from '@foyer/site-map';
import type { Thing } from './catalogue.types.ts';

/** Results of each kind that are shown. */
const MOST = 6;

/** Something that was found as editors choose it; nothing of what has no page, such as a showing. */
function thingOf(item: SearchItem): Thing | undefined {
  switch (item.type) {
    case 'media_item': {
      const { id, name, type } = item.media_item;
      return { kind: type, id, title: name, link: mediaItemPath(item.media_item) };
    }
    case 'channel': {
      const { id, name, slug } = item.channel;
      return { kind: 'channel', id, title: name, link: channelPath(slug) };
    }
    case 'collection': {
      const { id, name } = item.collection;
      return { kind: 'collection', id, title: name, link: collectionPath(item.collection) };
    }
    case 'service': {
      const { id, name } = item.service;
      return { kind: 'service', id, title: name, link: servicePath(item.service) };
    }
    case 'karaoke_item': {
      const { id, name } = item.karaoke_item;
      return { kind: 'karaoke_item', id, title: name, link: songPath(item.karaoke_item) };
    }
    case 'person': {
      const { id, name, slug } = item.person;
      return { kind: 'person', id, title: name, link: `/persons/${encodeURIComponent(slug)}` };
    }
    default:
      return undefined;
  }
}

/** What the catalogue finds for a text. Rejects where the service does not answer. */
export async function findThings(
  client: Client,
  query: string,
  signal?: AbortSignal,
): Promise<readonly Thing[]> {
  const { groups } = await search(client, { query, limit: MOST }, signal);
  return groups.flatMap(({ items }) =>
    items.flatMap(({ item }) => {
      const thing = thingOf(item);
      return thing ? [thing] : [];
    }),
  );
}

/** Path of a page of blocks. */
export const pagePath = (alias: string): string => (alias === HOME_VIEW ? '/' : `/${alias}`);

/** A page as editors choose it. */
export const thingOfPage = ({ alias }: Pick<PageSummary, 'alias'>): Thing => ({
  kind: 'page',
  id: alias,
  title: pagePath(alias),
  link: pagePath(alias),
});
