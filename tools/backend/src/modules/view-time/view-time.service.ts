import type { ViewTime } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../server/call.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { clockIn, mayWatchAt } from './local-time.ts';
import { addViewTime, readViewTime } from './view-time.store.ts';

/** When and how long profiles may watch. */
export interface ViewTimeService {
  /** What the profile has watched today. */
  read(viewer: AccountViewer): Promise<ViewTime>;
  /** Adds watched seconds to the profile's day. LIMIT-011. */
  report(viewer: AccountViewer, seconds: number): Promise<ViewTime>;
}

const describe = (
  { profile, account }: AccountViewer,
  watchedSeconds: number,
  now: Date,
): ViewTime => {
  const { maxViewMinutes } = profile;
  const { time } = clockIn(account.timeZone, now);
  const limitSeconds = maxViewMinutes === null ? undefined : maxViewMinutes * 60;
  return {
    cur_view_time: watchedSeconds,
    ...(limitSeconds !== undefined && { max_view_time: limitSeconds }),
    is_view_time_left: limitSeconds === undefined || watchedSeconds < limitSeconds,
    is_allowed_now: mayWatchAt(profile, time),
  };
};

/** The view time of a database; `db` may be a transaction. */
export function createViewTimeService({ now }: Context, db: Database): ViewTimeService {
  const dayOf = ({ account }: AccountViewer) => clockIn(account.timeZone, now()).day;
  return {
    read: async (viewer) =>
      describe(viewer, await readViewTime(db, viewer.profile.id, dayOf(viewer)), now()),
    report: async (viewer, seconds) => {
      const total = await addViewTime(db, {
        profileId: viewer.profile.id,
        day: dayOf(viewer),
        seconds: Math.round(seconds),
      });
      return describe(viewer, total, now());
    },
  };
}
