import { type FlowMeta, missingPort } from '@foyer/core';
import type { LocalNotice, NotificationsEvent } from '@foyer/notifications';
import { type AnyActorRef, assign, enqueueActions, setup } from 'xstate';
import type { ViewingLimitEvent } from './viewing-limit.events.ts';
import { isRestricted, noticesOf } from './viewing-limit.rules.ts';
import type {
  LimitNotice,
  ViewingLimitContext,
  ViewingLimitInput,
  ViewingLimits,
  WallClock,
  WatchedTime,
} from './viewing-limit.types.ts';

/** How often the watcher looks. LIMIT-001 */
export const TICK_MS = 60_000;
/** Watched time is reported only when it is more than this. LIMIT-012 */
export const REPORT_OVER_SECONDS = 10;
/** Longest time that one report may hold; the rest waits for the next. */
export const REPORT_MAX_SECONDS = 600;
/** How long a notice stays. LIMIT-007 */
export const NOTICE_SECONDS = 10;

const words = {
  hoursEnding: 'notification.view_limit.hours_ending',
  timeEnding: 'notification.view_limit.time_ending',
  timeExpired: 'notification.view_limit.time_expired',
} as const satisfies Record<LimitNotice, string>;

/** Shown to every profile, for ten seconds or until it is closed. LIMIT-007, LIMIT-008, LIMIT-009 */
const localNotice = (notice: LimitNotice): LocalNotice => ({
  message: { key: words[notice] },
  tone: 'warning',
  durationSeconds: NOTICE_SECONDS,
  isCancellable: true,
  isForced: true,
});

const isSame = (one: readonly LimitNotice[], other: readonly LimitNotice[]) =>
  one.length === other.length && one.every((notice) => other.includes(notice));

const parts = setup({
  types: {} as {
    input: ViewingLimitInput;
    context: ViewingLimitContext;
    events: ViewingLimitEvent;
    meta: FlowMeta;
  },
  actors: {
    readClock: missingPort<{ timeZone: string }, WallClock>(
      'readClock',
      'Reads day and time of a time zone.',
    ),
    reportViewTime: missingPort<{ seconds: number }, WatchedTime>(
      'reportViewTime',
      'Adds watched seconds to the day of the profile; the answer is its sum.',
    ),
  },
  guards: {
    isLimited: ({ context: { profileId, hours, maxSeconds } }) =>
      profileId !== undefined && (isRestricted(hours) || maxSeconds !== undefined),
    isTimed: ({ context }) => context.maxSeconds !== undefined,
    hasReport: ({ context }) =>
      context.maxSeconds !== undefined && context.unreportedSeconds > REPORT_OVER_SECONDS,
    hasNews: ({ context }) => !isSame(context.told, noticesOf(context)),
  },
  actions: {
    learn: assign(({ context }, limits: ViewingLimits) => ({
      profileId: limits.profileId,
      timeZone: limits.timeZone,
      hours: limits.hours,
      maxSeconds: limits.maxSeconds,
      watchedSeconds: limits.watchedSeconds,
      // What another profile has watched is not this one's.
      ...(limits.profileId !== context.profileId && { unreportedSeconds: 0, told: [] }),
      sentSeconds: 0,
    })),
    watch: assign(({ context }, seconds: number) => ({
      unreportedSeconds: context.unreportedSeconds + seconds,
    })),
    /** A new day begins with nothing watched. */
    setClock: assign(({ context }, clock: WallClock) => ({
      clock,
      watchedSeconds: context.clock && context.clock.day !== clock.day ? 0 : context.watchedSeconds,
    })),
    send: assign(({ context }) => ({
      sentSeconds: Math.min(context.unreportedSeconds, REPORT_MAX_SECONDS),
    })),
    count: assign(({ context }, { watchedSeconds, maxSeconds }: WatchedTime) => ({
      watchedSeconds,
      maxSeconds,
      unreportedSeconds: context.unreportedSeconds - context.sentSeconds,
      sentSeconds: 0,
    })),
    keep: assign({ sentSeconds: 0 }),
  },
  delays: {
    /** LIMIT-001: at the full minute, where the hours end and so does the time until a notice. */
    tick: ({ context }) => TICK_MS - ((context.clock?.seconds ?? 0) % 60) * 1000,
  },
});

/** What the watcher is made of: its types, calls, rules and steps with a name. */
export const viewingLimitSetup = parts.extend({
  actions: {
    /** Tells what has come to hold, once for as long as it does. */
    tell: enqueueActions(({ context, enqueue, system }) => {
      const notices = noticesOf(context);
      enqueue.assign({ told: notices });
      const notifications: AnyActorRef | undefined = system.get('notifications');
      if (!notifications) return;
      for (const notice of notices.filter((fresh) => !context.told.includes(fresh))) {
        enqueue.sendTo(notifications, {
          type: 'notice.show',
          notice: localNotice(notice),
        } satisfies NotificationsEvent);
      }
    }),
  },
});
