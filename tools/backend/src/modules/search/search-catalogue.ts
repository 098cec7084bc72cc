import type { Context } from '../../server/call.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue.store.ts';
import type { Broadcasts, ReadBroadcasts } from '../channels/broadcasts.ts';
import { listServiceRows } from '../services/services.store.ts';
import { searchDocuments } from './search-documents.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

/** What is searched in. */
export interface SearchCatalogue {
  index: SearchIndex;
  broadcasts: Broadcasts;
}

/** Reads what is searched in: the same index until the catalogue is replaced. */
export type ReadSearchCatalogue = () => Promise<SearchCatalogue>;

/** The index of each catalogue that was searched: several services of one process may share one. */
const kept = new WeakMap<CatalogueSnapshot, Promise<SearchIndex>>();

/** What is searched in, of a database. The first search builds the index. */
export function createSearchCatalogue(
  { db }: Pick<Context, 'db'>,
  readBroadcasts: ReadBroadcasts,
): ReadSearchCatalogue {
  const build = async ({ catalogue, channels }: Broadcasts): Promise<SearchIndex> => {
    const services = await listServiceRows(db);
    return buildIndex(searchDocuments({ catalogue, channels, services }));
  };

  return async () => {
    const broadcasts = await readBroadcasts();
    const { catalogue } = broadcasts;
    const known = kept.get(catalogue);
    if (known) return { index: await known, broadcasts };
    const index = build(broadcasts);
    kept.set(catalogue, index);
    index.catch(() => kept.delete(catalogue));
    return { index: await index, broadcasts };
  };
}
