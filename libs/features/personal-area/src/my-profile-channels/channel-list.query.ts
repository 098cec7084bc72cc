import { getChannel, getProfileChannels, type Client } from '@foyer/client';
import { isApiError, type ChannelShort } from '@foyer/contract';
import { listAllChannels } from '@foyer/television/tv/all-channels';

/** A channel as the page lists it. */
type ListedChannel = Pick<ChannelShort, 'id' | 'name' | 'logo'>;

/** What the page of a profile's channels shows. */
export interface ProfileChannelList {
  /** By name. */
  channels: readonly ListedChannel[];
  hidden: readonly string[];
}

interface ListInput {
  /** Of the profile whose channels are chosen. */
  id: string;
  /** Of the profile that asks. */
  viewerId: string;
}

/** All channels, and those that a profile hides. */
export const profileChannelListQuery = (client: Client, { id, viewerId }: ListInput) => ({
  queryKey: ['profile-channel-list', id, viewerId] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProfileChannelList> => {
    const [shown, hidden, own] = await Promise.all([
      listAllChannels(client, {}, signal),
      getProfileChannels(client, { id }, signal),
      getProfileChannels(client, { id: viewerId }, signal),
    ]);
    const known = new Set(shown.map((channel) => channel.id));
    const left = [...hidden.hidden_channel_ids, ...own.hidden_channel_ids];
    const unlisted = [...new Set(left)].filter((one) => !known.has(one));
    // The list leaves out what the profile that asks has hidden.
    const found = await Promise.all(unlisted.map((one) => findChannel(client, one, signal)));
    return {
      channels: [...shown, ...found.flat()]
        .map(({ id: channelId, name, logo }) => ({ id: channelId, name, logo }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
      hidden: hidden.hidden_channel_ids,
    };
  },
});

/** A channel that the service has no more is in no list. */
async function findChannel(
  client: Client,
  idOrSlug: string,
  signal: AbortSignal,
): Promise<ListedChannel[]> {
  try {
    return [await getChannel(client, { idOrSlug }, signal)];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}
