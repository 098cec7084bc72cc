import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { ChannelsInput, GuideInput } from './channels.resource.ts';

/** Query options of a page of channels. */
export const channelsQuery = (client: Client, input: ChannelsInput = {}) => ({
  queryKey: ['channels', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listChannels } = await import('./channels.resource.ts');
    return listChannels(client, input, signal);
  },
});

/** Query options of the genres of channels. */
export const channelGenresQuery = (client: Client) => ({
  queryKey: ['channel-genres'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listChannelGenres } = await import('./channels.resource.ts');
    return listChannelGenres(client, signal);
  },
});

/** Query options of a channel. */
export const channelQuery = (client: Client, idOrSlug: string) => ({
  queryKey: ['channel', idOrSlug] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getChannel } = await import('./channels.resource.ts');
    return getChannel(client, { idOrSlug }, signal);
  },
});

/** Query options of a part of the guide. */
export const guideQuery = (client: Client, input: GuideInput) => ({
  queryKey: ['guide', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getGuide } = await import('./channels.resource.ts');
    return getGuide(client, input, signal);
  },
});

/** Query options of a programme. */
export const programmeQuery = (client: Client, id: string) => ({
  queryKey: ['programme', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getProgramme } = await import('./channels.resource.ts');
    return getProgramme(client, { id }, signal);
  },
});

/** Query options of a show. */
export const showQuery = (client: Client, input: { channelId: string; id: string }) => ({
  queryKey: ['show', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getShow } = await import('./channels.resource.ts');
    return getShow(client, input, signal);
  },
});
