import { notificationSchema } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

const wordsSchema = v.union([
  v.strictObject({
    key: v.string(),
    params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  v.strictObject({ text: v.string() }),
]);

const title = v.optional(v.string());

/** What another flow says by a notice. */
export const localNoticeSchema = v.strictObject({
  message: wordsSchema,
  submessage: v.optional(wordsSchema),
  /** @default 'info' */
  tone: v.optional(v.picklist(['info', 'success', 'warning', 'error'])),
  target: v.optional(
    v.variant('type', [
      v.strictObject({ type: v.literal('screen'), title, path: v.string() }),
      v.strictObject({ type: v.literal('blank'), title, url: v.string() }),
      v.strictObject({ type: v.literal('iframe'), title, url: v.string() }),
    ]),
  ),
  /** Without it the viewer closes the notice. */
  durationSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** @default true */
  isCancellable: v.optional(v.boolean()),
  /** Shown even to a profile that does not want notifications. @default false */
  isForced: v.optional(v.boolean()),
});

/** What the server, other flows, the toasts and the page tell this flow. */
export const notificationsEvents = defineEvents({
  /** `push`: came by the channel; `load`: with a page or as the answer of a call, and was counted by the server. */
  'notification.received': {
    source: v.picklist(['push', 'load']),
    notification: notificationSchema,
  },
  'notice.show': { notice: localNoticeSchema },
  'notice.press': { id: v.string() },
  'notice.close': { id: v.string() },
  /** Its own timer. */
  'notice.expired': { id: v.string() },
  /** The pointer or the focus is on the toasts. */
  'notices.hold': {},
  'notices.release': {},
  'page.shown': {},
  'page.hidden': {},
  /** A dialog or the journal shows a message. */
  'message.shown': { messageId: v.string() },
  'message.clicked': { messageId: v.string() },
  'poll.completed': { messageId: v.string() },
  'unread.counted': { count: v.pipe(v.number(), v.integer(), v.minValue(0)) },
  'profile.changed': { isNotificationsAllowed: v.boolean() },
  'session.ended': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type NotificationsEvent = EventOf<typeof notificationsEvents & typeof flowEvents>;
