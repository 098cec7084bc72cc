import type {
  LimitNotice,
  ViewingLimitContext,
  ViewingLimits,
  WallClock,
} from './viewing-limit.types.ts';

const DAY_SECONDS = 86_400;
/** A notice of the end comes when this much remains. LIMIT-003, LIMIT-005 */
const [SOON_MIN_SECONDS, SOON_MAX_SECONDS] = [240, 300];

type Hours = NonNullable<ViewingLimits['hours']>;
type Watched = Pick<ViewingLimitContext, 'maxSeconds' | 'watchedSeconds' | 'unreportedSeconds'>;

const secondsOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 3600 + minute * 60;
};

/** Whether hours are a limit at all. LIMIT-002 */
export const isRestricted = (hours: Hours | undefined): hours is Hours =>
  hours !== undefined && !(hours.from === '00:00' && hours.to === '23:59');

const isSoon = (seconds: number) => seconds >= SOON_MIN_SECONDS && seconds <= SOON_MAX_SECONDS;

/** Whether it is one of the hours in which the profile may watch; the last minute counts whole. LIMIT-004 */
export function isIntervalAllowed(hours: Hours | undefined, clock: WallClock | undefined): boolean {
  if (!isRestricted(hours) || !clock) return true;
  const [from, end] = [secondsOf(hours.from), secondsOf(hours.to) + 60];
  const [isAfterStart, isBeforeEnd] = [clock.seconds >= from, clock.seconds < end];
  return hours.from <= hours.to ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}

const areHoursEnding = (hours: Hours | undefined, clock: WallClock | undefined) =>
  isRestricted(hours) &&
  clock !== undefined &&
  isIntervalAllowed(hours, clock) &&
  isSoon((secondsOf(hours.to) - clock.seconds + DAY_SECONDS) % DAY_SECONDS);

/** How long the profile may watch today; nothing without a limit. */
export const remainingSeconds = (watched: Watched): number | undefined =>
  watched.maxSeconds === undefined
    ? undefined
    : Math.max(0, watched.maxSeconds - watched.watchedSeconds - watched.unreportedSeconds);

/** What holds now of that which a viewer is told. */
export function noticesOf(context: ViewingLimitContext): readonly LimitNotice[] {
  const remaining = remainingSeconds(context);
  const notices: LimitNotice[] = [];
  if (areHoursEnding(context.hours, context.clock)) notices.push('hoursEnding');
  if (remaining !== undefined && isSoon(remaining)) notices.push('timeEnding');
  if (remaining === 0) notices.push('timeExpired');
  return notices;
}
