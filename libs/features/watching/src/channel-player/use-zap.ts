import type { Channel, ChannelShort } from '@foyer/contract';
import type { Zap, ZapChannel } from '@foyer/player/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { channelPlayerPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { allChannelsQuery } from '@foyer/television/tv/all-channels';
import { neighboursOf } from './neighbours.ts';
import { prepareChannel } from './prepared-channel.ts';

/**
 * The channels beside one, each a press away and asked for ahead.
 *
 * @param isOn - Not before the channel itself plays: the list is long.
 */
export function useZap({ id }: Channel, isOn: boolean): Zap | undefined {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ ...allChannelsQuery(client), enabled: isOn });
  const neighbours = data && neighboursOf(data, id);
  if (!neighbours) return undefined;
  const zapTo = (channel: ChannelShort): ZapChannel => ({
    name: channel.name,
    // One step back in the history leaves the player, however many channels were looked at.
    go: () => void navigate(channelPlayerPath(channel.slug), { replace: true }),
    prepare: () => prepareChannel({ client, queryClient }, channel),
  });
  return { previous: zapTo(neighbours.previous), next: zapTo(neighbours.next) };
}
