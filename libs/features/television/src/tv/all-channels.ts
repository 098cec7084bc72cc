import { listChannels, type Client } from '@foyer/client';
import type { ChannelShort } from '@foyer/contract';

const pageSize = 100;

/** Every channel that the profile does not hide, page after page; of a genre where one is given by its id. */
export async function listAllChannels(
  client: Client,
  { genre }: { genre?: string | undefined },
  signal?: AbortSignal,
): Promise<ChannelShort[]> {
  const all: ChannelShort[] = [];
  let cursor: string | undefined;
  do {
    const page = await listChannels(client, { genre, limit: pageSize, cursor }, signal);
    all.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return all;
}

/** Query options of {@link listAllChannels}. */
export const allChannelsQuery = (client: Client, genre?: string) => ({
  // Below `channels`, which is asked for anew when a profile hides another channel.
  queryKey: ['channels', 'all', genre] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => listAllChannels(client, { genre }, signal),
});
