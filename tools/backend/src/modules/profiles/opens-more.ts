import type { ProfileRow } from '../sessions/viewer.ts';
import { mayWatchAt } from '../view-time/local-time.ts';

const MINUTES_A_DAY = 24 * 60;

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whether a profile may watch at a time of the day at which another may not. */
const hasOtherHours = (from: ProfileRow, to: ProfileRow): boolean =>
  Array.from({ length: MINUTES_A_DAY }, (_, minute) => timeOf(minute)).some(
    (time) => mayWatchAt(to, time) && !mayWatchAt(from, time),
  );

/**
 * Whether a switch from one profile to another opens anything that was closed: the settings of the account, titles of a
 * higher age, other hours, more time, purchases without the PIN. Time is counted by profile, so any other profile is
 * more time for one whose time is limited.
 *
 * @param yearsOf - Years by the id of an age limit.
 */
export function opensMore(
  from: ProfileRow,
  to: ProfileRow,
  yearsOf: ReadonlyMap<string, number>,
): boolean {
  if (from.type === 'master' || from.id === to.id) return false;
  const isOlder = (wanted: string, held: string) =>
    (yearsOf.get(wanted) ?? 0) > (yearsOf.get(held) ?? 0);
  return (
    to.type === 'master' ||
    isOlder(to.maxAgeLimitId, from.maxAgeLimitId) ||
    isOlder(to.defaultAgeLimitId, from.defaultAgeLimitId) ||
    (to.isEroticAllowed && !from.isEroticAllowed) ||
    (from.isPinRequired && !to.isPinRequired) ||
    from.maxViewMinutes !== null ||
    hasOtherHours(from, to)
  );
}
