import { accountSettingsSchema, eventCodes } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the service says the holder of the session is. */
export const appSessionSchema = v.strictObject({
  state: v.picklist(['normal', 'restricted']),
  isAuth: v.boolean(),
});

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
  'session.changed': { session: appSessionSchema },
  'session.ended': {},
  'user.changed': { user: appUserSchema },
  /** Fingerprint, label, landing names or banner of the page are others. */
  'common.changed': {},
  'transport.failed': {
    status: v.pipe(v.number(), v.integer()),
    errorCode: v.optional(v.number()),
    method: v.string(),
  },
  'push.received': {
    code: v.picklist(Object.values(eventCodes).flat()),
    itemId: v.optional(v.string()),
  },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type AppEvent = EventOf<typeof appEvents & typeof flowEvents>;
