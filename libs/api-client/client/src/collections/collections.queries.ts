import type { PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a page of collections. */
export const collectionsQuery = (client: Client, page: PageInput = {}) => ({
  queryKey: ['collections', page] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listCollections } = await import('./collections.resource.ts');
    return listCollections(client, page, signal);
  },
});

/** Query options of a collection with a page of its titles. */
export const collectionQuery = (client: Client, input: { idOrSlug: string } & PageInput) => ({
  queryKey: ['collection', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getCollection } = await import('./collections.resource.ts');
    return getCollection(client, input, signal);
  },
});
