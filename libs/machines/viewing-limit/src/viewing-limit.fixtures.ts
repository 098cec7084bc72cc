import type { ViewingLimitInput, ViewingLimitPorts } from './viewing-limit.types.ts';

const timeZone = 'Europe/Moscow';

/** Profiles, by how they are limited. */
export const viewingLimits = {
  /** From eight in the morning to nine in the evening, and two hours a day. */
  child: {
    profileId: 'profile-2',
    timeZone,
    hours: { from: '08:00', to: '21:00' },
    maxSeconds: 7200,
    watchedSeconds: 0,
  },
  /** Over midnight, as long as one likes. */
  night: {
    profileId: 'profile-3',
    timeZone,
    hours: { from: '22:00', to: '06:00' },
    watchedSeconds: 0,
  },
  /** Has used up its day. */
  expired: { profileId: 'profile-2', timeZone, maxSeconds: 7200, watchedSeconds: 7200 },
  /** The hours that are no limit. */
  master: {
    profileId: 'profile-1',
    timeZone,
    hours: { from: '00:00', to: '23:59' },
    watchedSeconds: 9000,
  },
  visitor: { timeZone, hours: { from: '08:00', to: '21:00' }, maxSeconds: 60, watchedSeconds: 60 },
} satisfies Record<string, ViewingLimitInput>;

/** Noon, and a server that takes every report; each call may be replaced. */
export const fakeViewingLimitPorts = (
  replaced: Partial<ViewingLimitPorts> = {},
): ViewingLimitPorts => ({
  readClock: async () => ({ day: '2026-11-21', seconds: 43_200 }),
  reportViewTime: async ({ seconds }) => ({ watchedSeconds: seconds, maxSeconds: 7200 }),
  ...replaced,
});
