import type { ChannelShort } from '@foyer/contract';
import type { ChannelSummary } from '@foyer/screens/channel-card';
import { formatTime } from '@foyer/screens/guide';
import { channelPath } from '@foyer/site-map';
import { isOnAir } from './on-air.ts';

/** What a card shows of a channel and of what is on it. CARD-002 */
export function channelSummary(
  { id, slug, name, logo, full_logo, epgs }: ChannelShort,
  { now, timeZone }: { now: number; timeZone: string },
): ChannelSummary {
  const current = epgs.find((programme) => isOnAir(programme, now));
  return {
    id,
    href: channelPath(slug),
    title: name,
    logo: full_logo,
    mark: logo,
    ...(current && {
      programme: {
        title: current.name,
        startTime: formatTime(current.start_time, timeZone),
        endTime: formatTime(current.end_time, timeZone),
        progress: (now - current.start_time) / (current.end_time - current.start_time),
      },
    }),
  };
}
