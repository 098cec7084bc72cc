import { eventCodes } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What the holder of the session's cookie is. */
export const sessionDataSchema = v.strictObject({
  /** `restricted` means that the device limit is reached. */
  state: v.picklist(['normal', 'restricted']),
  /** False for a demo session, and for a restricted one. */
  isAuth: v.boolean(),
});

/** What must not be cut off by a reload. */
export const busyReasonSchema = v.picklist(['payment', 'code', 'playback', 'dialog']);

/** What the calls and the push channel of the page tell the root actor, which passes it on. */
export const pageNews = {
  /** A call of the page was refused; `method` in capitals. */
  'transport.failed': {
    status: v.pipe(v.number(), v.integer()),
    errorCode: v.optional(v.number()),
    method: v.string(),
  },
  'push.received': {
    code: v.picklist(Object.values(eventCodes).flat()),
    /** The title that the event names. */
    itemId: v.optional(v.string()),
  },
};

/** What calls, the push channel, other flows and the page tell the session. */
export const sessionEvents = defineEvents({
  ...pageNews,
  /** As a call of another flow answered, for example the sign-in. */
  'session.changed': { session: sessionDataSchema },
  'user.changed': { isBlocked: v.boolean() },
  /** The viewer has signed out; the service has ended the session. */
  'signed.out': {},
  /** The viewer left the sign-in, or the choice of a device to remove, without getting in. SESS-005, SESS-006 */
  'sign-in.left': {},
  /** The browser's session has gone to another account or profile, in another tab: the page shows what is not theirs. */
  'page.outdated': {},
  /** Each beginning has one end of its own. */
  'busy.began': { reason: busyReasonSchema },
  'busy.ended': { reason: busyReasonSchema },
  /** With the title of the page, on a page of one. */
  'navigation.changed': { itemId: v.optional(v.string()) },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type SessionEvent = EventOf<typeof sessionEvents & typeof flowEvents>;
