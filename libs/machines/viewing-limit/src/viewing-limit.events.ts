import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.minValue(0));

/** `HH:mm`, in the account's time zone. */
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When and how long a profile may watch, and how long it has. */
export const viewingLimitsSchema = v.strictObject({
  /** Absent for a visitor, who has no limits. LIMIT-010 */
  profileId: v.optional(v.string()),
  /** IANA name, for example `Europe/Moscow`. */
  timeZone: v.string(),
  /** Both ends are inside; with a start later than the end they run over midnight. Absent without a limit. */
  hours: v.optional(v.strictObject({ from: hour, to: hour })),
  /** A day; absent without a limit. */
  maxSeconds: v.optional(seconds),
  /** Watched today, as the server knows it. */
  watchedSeconds: seconds,
});

/** What the user's data and the player tell the watcher. */
export const viewingLimitEvents = defineEvents({
  'limits.changed': { limits: viewingLimitsSchema },
  /** So much was watched since the last of these events. */
  'view.watched': { seconds },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ViewingLimitEvent = EventOf<typeof viewingLimitEvents & typeof flowEvents>;
