import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Profile } from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import { createProfileChannelsMachine } from '@foyer/profile-edit/channels';
import { ProfileChannelsFlow } from '@foyer/profile-edit/channels/view';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { profileChannelsPorts } from '../ports/profile-edit.ports.ts';
import { profileChannelListQuery, type ProfileChannelList } from './channel-list.query.ts';

interface ChannelSwitchesProps {
  /** The profile that chooses. */
  viewer: Profile;
  /** Of the profile whose channels are chosen. */
  id: string;
  name: string;
  list: ProfileChannelList;
}

/** The switches of the channels, saved as they are pressed. */
export function ChannelSwitches({ viewer, id, name, list }: ChannelSwitchesProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const viewerId = viewer.id;
  const ports = useMemo(
    () =>
      profileChannelsPorts(client, (hidden) => {
        const { queryKey } = profileChannelListQuery(client, { id, viewerId });
        queryClient.setQueryData<ProfileChannelList>(
          queryKey,
          (known) => known && { ...known, hidden },
        );
        // Lists of channels leave the hidden ones out.
        void invalidateAfterChange(queryClient, { queryKey: ['channels'] });
      }),
    [client, queryClient, id, viewerId],
  );
  const canEdit = viewer.type === 'master' || viewerId === id;
  return (
    <PortsProvider flow={createProfileChannelsMachine} ports={ports}>
      <ProfileChannelsFlow
        input={{ id, hidden: list.hidden, canEdit }}
        name={name}
        channels={list.channels}
      />
    </PortsProvider>
  );
}
