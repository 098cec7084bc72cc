import { accountSettingsSchema } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import { pageNews, sessionDataSchema } from '@foyer/session';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The part of the user's data that flows live by. */
export const appUserSchema = v.strictObject({
  /** True for a visitor, who has no profile. */
  isNotificationsAllowed: v.boolean(),
  unreadCount: count,
  /** Absent for a visitor. */
  settings: v.optional(accountSettingsSchema),
});

/** What the page, the push channel and the flows below tell the root actor. */
export const appEvents = defineEvents({
  /** From the flow `session`, which is the first to know. */
  'session.changed': { session: sessionDataSchema },
  'session.ended': {},
  'user.changed': { user: appUserSchema },
  /** Fingerprint, label, landing names or banner of the page are others. */
  'common.changed': {},
  ...pageNews,
});

/** An event of the flow, or the word that its snapshot was restored. */
export type AppEvent = EventOf<typeof appEvents & typeof flowEvents>;
