import type { GuideInput } from '@foyer/client';
import type { TimeRange } from '@foyer/screens/guide';

/** As many as the guide shows before its scripts run. */
const channelsShown = 12;

const hour = 3600;
const quarter = hour / 4;

/** Hours that a page shows of a day at first: what is on, what was before it, and the evening. */
const reach = { back: 2 * hour, ahead: 6 * hour } as const;

/** When the first hours of a day begin that is not today. */
const morning = 6 * hour;

/**
 * The part of the guide that comes with its page: the first channels, and of today the hours round now, of another day
 * the morning.
 *
 * @param now - Seconds since 1970; in whole quarters of an hour, so that a page opened again asks for nothing new.
 */
export function openingInput(
  channelIds: readonly string[],
  day: TimeRange,
  now: number,
): GuideInput {
  const isToday = now >= day.from && now < day.to;
  const middle = isToday ? Math.floor(now / quarter) * quarter : day.from + morning;
  return {
    channelIds: channelIds.slice(0, channelsShown),
    from: isToday ? middle - reach.back : middle,
    to: middle + reach.ahead + quarter,
  };
}
