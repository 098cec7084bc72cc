import { pageServices } from '@foyer/blocks/page-services';
import { type Client, listColdStartMovies, saveColdStart } from '@foyer/client';
import { type ColdStartPorts, keptColdStartSchema } from '@foyer/cold-start';
import type { QueryClient } from '@tanstack/react-query';
import { keptTabRecord } from '@foyer/page-runtime/storage/kept-tab-record';

/** What the ports stand on. */
export interface ColdStartGround {
  client: Client;
  queryClient: QueryClient;
  /** Whose choice it is. */
  profileId: string;
  /** Of the tab. */
  marks: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The calls of the cold start, and what the tab keeps of it. COLD-012, COLD-013 */
export function coldStartPorts({
  client,
  queryClient,
  profileId,
  marks,
}: ColdStartGround): ColdStartPorts {
  const kept = keptTabRecord(marks, 'coldStart', profileId, keptColdStartSchema);
  return {
    recall: async () => kept.read(),
    findMovies: (choice, signal) => listColdStartMovies(client, choice, signal),
    saveChoice: async ({ genre_aliases: genreAliases, content_ids: contentIds }, signal) => {
      const result = await saveColdStart(client, { genreAliases, contentIds }, signal);
      // Pages were composed without the choice; what is only stale would be shown once more.
      queryClient.removeQueries({ queryKey: ['media-view'] });
      return result;
    },
    keep: kept.keep,
    rest: (input) => void pageServices().then(({ coldStart }) => coldStart.rest(input)),
  };
}
