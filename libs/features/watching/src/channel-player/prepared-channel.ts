import { channelQuery } from '@foyer/client';
import type { ChannelShort } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { openPlayback } from '../ports/open-playback.ts';

type Asker = Pick<LoaderPage, 'client' | 'queryClient'>;

/** How long what was asked for ahead is used, in milliseconds: rights may change. */
const freshMs = 30_000;

/** @param slug - Of a channel, or its id, as it stands in the address of its player. */
const openedQuery = ({ client }: Asker, slug: string) => ({
  queryKey: ['channel-opened', slug] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    openPlayback(client, { titleId: slug, kind: 'channel' }, signal),
  staleTime: freshMs,
  gcTime: freshMs,
  retry: false,
});

/** Asks for a channel and to play it, before somebody goes there. Its picture comes with the player. */
export function prepareChannel(asker: Asker, { slug }: Pick<ChannelShort, 'slug'>): void {
  const { client, queryClient } = asker;
  void queryClient.prefetchQuery(channelQuery(client, slug));
  void queryClient.prefetchQuery(openedQuery(asker, slug));
}

/** Takes what was asked for ahead, once; asks where nothing was. */
export async function openPreparedChannel(asker: Asker, slug: string): Promise<PlaybackAnswer> {
  const query = openedQuery(asker, slug);
  const answer = await asker.queryClient.fetchQuery(query);
  asker.queryClient.removeQueries({ queryKey: query.queryKey });
  return answer;
}
