import type { ViewLimits } from '@foyer/contract';

const MINUTES_OF_DAY = 24 * 60;

/** The hours of a profile that may watch at any time. LIMIT-002 */
export const ALL_DAY: ViewLimits = { allowed_from: '00:00', allowed_to: '23:59' };

/** Whether some hours are the whole day. */
export const isAllDay = (limits: ViewLimits): boolean =>
  limits.allowed_from === ALL_DAY.allowed_from && limits.allowed_to === ALL_DAY.allowed_to;

/** Whether new limits leave a minute or a moment of the day free that the present ones do not. */
export function freesTime(present: ViewLimits = ALL_DAY, wanted: ViewLimits = ALL_DAY): boolean {
  const longest = ({ max_view_time: seconds = Infinity }: ViewLimits) => seconds;
  if (longest(wanted) > longest(present)) return true;
  return Array.from({ length: MINUTES_OF_DAY }, (_, minute) => minute).some(
    (minute) => isWithin(minute, wanted) && !isWithin(minute, present),
  );
}

/** Whether a minute of the day lies in the hours; hours that end before they begin run over midnight. */
function isWithin(minute: number, { allowed_from, allowed_to }: ViewLimits): boolean {
  const [from, to] = [minuteOf(allowed_from), minuteOf(allowed_to)];
  return from <= to ? from <= minute && minute <= to : from <= minute || minute <= to;
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => clockOf(index * 30));

/** Times to choose from: every half hour and the end of the day, with the present one among them. */
export const clocksWith = (present: string): string[] =>
  [...new Set([...HALF_HOURS, ALL_DAY.allowed_to, present])].toSorted();

/** Minutes a day to choose from, with the present limit among them. @param seconds - Of the present limit. */
export const minutesWith = (seconds: number | undefined): number[] =>
  [
    ...new Set([
      30,
      60,
      90,
      120,
      180,
      240,
      ...(seconds === undefined ? [] : [Math.ceil(seconds / 60)]),
    ]),
  ].toSorted((one, other) => one - other);

function clockOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
