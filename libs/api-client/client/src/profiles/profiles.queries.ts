import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the account's profiles. */
export const profilesQuery = (client: Client) => ({
  queryKey: ['profiles'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listProfiles } = await import('./profiles.resource.ts');
    return listProfiles(client, signal);
  },
});

/** Query options of the pictures that profiles may have. */
export const profileIconsQuery = (client: Client) => ({
  queryKey: ['profile-icons'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listProfileIcons } = await import('./profiles.resource.ts');
    return listProfileIcons(client, {}, signal);
  },
});

/** Query options of the channels that a profile does not want. */
export const profileChannelsQuery = (client: Client, id: string) => ({
  queryKey: ['profile-channels', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getProfileChannels } = await import('./profiles.resource.ts');
    return getProfileChannels(client, { id }, signal);
  },
});
