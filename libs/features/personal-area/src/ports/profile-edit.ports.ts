import {
  type Client,
  deleteProfile,
  editProfile,
  profilesQuery,
  setProfileChannels,
  userQuery,
} from '@foyer/client';
import type { Profile, Profiles } from '@foyer/contract';
import type { ProfileEditPorts } from '@foyer/profile-edit';
import type { ProfileChannelsPorts } from '@foyer/profile-edit/channels';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';

interface ProfilePageTools {
  client: Client;
  queryClient: QueryClient;
  confirmPin: ProfileEditPorts['confirmPin'];
}

/** The calls of the page of a profile. What they change is shown by the other pages, too. CALL-021, PROF-018 */
export function profileEditPorts({
  client,
  queryClient,
  confirmPin,
}: ProfilePageTools): ProfileEditPorts {
  const keep = (change: (profiles: readonly Profile[]) => Profile[]) => {
    const { queryKey } = profilesQuery(client);
    queryClient.setQueryData<Profiles>(
      queryKey,
      (known) => known && { items: change(known.items) },
    );
    // The header bears the name and the icon of whoever watches.
    void invalidateAfterChange(queryClient, { queryKey: userQuery(client).queryKey });
  };
  return {
    confirmPin,
    editProfile: async (input, signal) => {
      const edited = await editProfile(client, input, signal);
      keep((profiles) => profiles.map((one) => (one.id === edited.id ? edited : one)));
      return edited;
    },
    deleteProfile: async ({ id }, signal) => {
      await deleteProfile(client, { id }, signal);
      keep((profiles) => profiles.filter((one) => one.id !== id));
    },
  };
}

/** The call of the page of a profile's channels. @param onSaved - Told of the channels that are hidden now. */
export const profileChannelsPorts = (
  client: Client,
  onSaved: (hidden: readonly string[]) => void,
): ProfileChannelsPorts => ({
  setHiddenChannels: async ({ id, hidden }, signal) => {
    const answer = await setProfileChannels(client, { id, hiddenChannelIds: hidden }, signal);
    onSaved(answer.hidden_channel_ids);
    return answer.hidden_channel_ids;
  },
});
