import { broadcastDayOf, broadcastDayStart } from '../channels/broadcast-day.ts';
import type { Broadcasts } from '../channels/broadcasts.ts';
import { originalId, type Programme } from '../channels/guide.ts';

/** How many broadcasting days after today are searched. */
const DAYS_AHEAD = 2;

interface Upcoming {
  day: number;
  byOriginal: ReadonlyMap<string, readonly Programme[]>;
}

/** What was collected from each guide: it changes once a day. */
const collected = new WeakMap<Broadcasts, Upcoming>();

function collect(broadcasts: Broadcasts, day: number, now: number): Upcoming {
  const { guide, channels } = broadcasts;
  const byOriginal = new Map<string, Programme[]>();
  const [from, to] = [broadcastDayStart(day), broadcastDayStart(day + DAYS_AHEAD + 1)];
  for (const channel of channels.channels) {
    for (const programme of guide.between(channel, from, to, now)) {
      const id = originalId(programme.broadcast);
      const known = byOriginal.get(id);
      if (known) known.push(programme);
      else byOriginal.set(id, [programme]);
    }
  }
  return { day, byOriginal };
}

/**
 * What is on now or in the next days under an id of a show or a title: the next time on each channel,
 * the earliest first. `now` in seconds since 1970.
 */
export function upcomingOf(
  broadcasts: Broadcasts,
  originalIdWanted: string,
  now: number,
): Programme[] {
  const day = broadcastDayOf(now);
  const known = collected.get(broadcasts);
  const upcoming = known?.day === day ? known : collect(broadcasts, day, now);
  collected.set(broadcasts, upcoming);
  const byChannel = new Map<string, Programme>();
  for (const programme of upcoming.byOriginal.get(originalIdWanted) ?? []) {
    const { channel, end } = programme;
    if (end > now && !byChannel.has(channel.id)) byChannel.set(channel.id, programme);
  }
  return [...byChannel.values()].sort((one, other) => one.start - other.start);
}
