import { reportViewTime, type Client } from '@foyer/client';
import type { User } from '@foyer/contract';
import type { ViewingLimitPorts, ViewingLimits, WallClock } from '@foyer/viewing-limit';

/** When and how long the viewer may watch, in the words of the watcher; a visitor has no limits. LIMIT-010 */
export function viewingLimitsOf(user: User | undefined): ViewingLimits {
  if (!user?.is_auth || !user.profile) return { timeZone: 'UTC', watchedSeconds: 0 };
  const { id, view_limits: hours } = user.profile;
  return {
    profileId: id,
    timeZone: user.current_time_zone,
    watchedSeconds: user.cur_view_time,
    ...(hours && { hours: { from: hours.allowed_from, to: hours.allowed_to } }),
    ...(user.max_view_time !== undefined && { maxSeconds: user.max_view_time }),
  };
}

/**
 * What the clock on the wall shows in a zone.
 *
 * @throws RangeError for a zone that the browser does not know.
 */
export function wallClock(timeZone: string, nowMs: number): WallClock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(nowMs);
  const of = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    seconds: Number(of('hour')) * 3600 + Number(of('minute')) * 60 + Number(of('second')),
  };
}

/** The effects of the watcher of viewing limits. LIMIT-001, LIMIT-011 to LIMIT-013 */
export const viewingLimitPorts = (client: Client, nowMs: () => number): ViewingLimitPorts => ({
  readClock: async ({ timeZone }) => wallClock(timeZone, nowMs()),
  reportViewTime: async ({ seconds }, signal) => {
    const time = await reportViewTime(client, { seconds }, signal);
    return { watchedSeconds: time.cur_view_time, maxSeconds: time.max_view_time };
  },
});
