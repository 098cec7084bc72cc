import {
  getCollectionOperation,
  listCollectionsOperation,
  pageQuery,
  type CollectionPage,
  type CollectionsPage,
  type PageInput,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The collections. */
export function listCollections(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<CollectionsPage> {
  return client.call(listCollectionsOperation, { query: pageQuery(page) }, signal);
}

/** A collection with a page of its titles. @throws {@link ApiError} 404 for an unknown one. */
export function getCollection(
  client: Client,
  { idOrSlug, ...page }: { idOrSlug: string } & PageInput,
  signal?: AbortSignal,
): Promise<CollectionPage> {
  const input = { params: { id_or_slug: idOrSlug }, query: pageQuery(page) };
  return client.call(getCollectionOperation, input, signal);
}
