import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the account's profiles. */
export const profilesQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['profiles'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listProfiles } = await import('./profiles.resource.ts');
    return listProfiles(client, signal);
  },
});

/** Query options of the pictures that profiles may have. */
export const profileIconsQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['profile-icons'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listProfileIcons } = await import('./profiles.resource.ts');
    return listProfileIcons(client, {}, signal);
  },
});

/** Query options of the channels that a profile does not want. */
export const profileChannelsQuery = (client: Client, id: string) => ({
  ...queryDefaults,
  queryKey: ['profile-channels', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getProfileChannels } = await import('./profiles.resource.ts');
    return getProfileChannels(client, { id }, signal);
  },
});
