import type { ProgrammeShort } from '@foyer/contract';
import type { Picture } from '@foyer/ui/artwork';
import { formatTime } from '@foyer/screens/guide';
import { channelPath } from '@foyer/site-map';
import { isOnAir } from '../../cards/on-air.ts';
import type { WatchTvProps } from './watch-tv.schema.ts';

/** A channel, and what is on it. */
export interface OnAir {
  id: string;
  /** Of the channel's page, which shows it or says how to get it. */
  href: string;
  channelName: string;
  mark: Picture;
  /** Absent where the block does not know what follows. */
  programme?: {
    title: string;
    picture: Picture;
    ageLabel: string;
    startTime: string;
    endTime: string;
    /** 0 to 1. */
    progress: number;
  };
}

/** A moment at which the first programme of each channel was on, in seconds since 1970; the server and the browser begin with it. */
export const madeAt = (channels: WatchTvProps['channels']): number =>
  Math.max(0, ...channels.map(([first]) => first?.start_time ?? 0));

/** What is on each channel at a moment: another programme from the end of the one before on. */
export function onAirAt(
  channels: WatchTvProps['channels'],
  { now, timeZone }: { now: number; timeZone: string },
): OnAir[] {
  return channels.flatMap((programmes) => {
    const [first] = programmes;
    if (!first) return [];
    const { id, slug, name, logo } = first.channel_info;
    const current = programmes.find((programme) => isOnAir(programme, now));
    return [
      {
        id,
        href: channelPath(slug),
        channelName: name,
        mark: logo,
        ...(current && { programme: programmeOf(current, now, timeZone) }),
      },
    ];
  });
}

const programmeOf = (
  { name, logo, age_level, start_time, end_time }: ProgrammeShort,
  now: number,
  timeZone: string,
): NonNullable<OnAir['programme']> => ({
  title: name,
  picture: logo,
  ageLabel: age_level.name,
  startTime: formatTime(start_time, timeZone),
  endTime: formatTime(end_time, timeZone),
  progress: (now - start_time) / (end_time - start_time),
});
