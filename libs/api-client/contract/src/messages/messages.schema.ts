import * as v from 'valibot';
import { notificationTargetSchema, pollSchema } from '../notifications/notifications.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';

/** The two parts of the journal. */
export const messageKindSchema = v.picklist(['message', 'poll']);
/** The two parts of the journal. */
export type MessageKind = v.InferOutput<typeof messageKindSchema>;

/** What became of a message on the viewer's screen. Spec 1 §4. */
export const messageStatusSchema = v.picklist(['delivered', 'shown', 'clicked']);
/** What became of a message on the viewer's screen. */
export type MessageStatus = v.InferOutput<typeof messageStatusSchema>;

/** An entry of the journal. */
export const messageSchema = v.object({
  id: idSchema,
  kind: messageKindSchema,
  /** ISO 8601. */
  sent_at: v.string(),
  title: v.string(),
  /** May hold HTML; sanitised before it is shown. */
  text: v.string(),
  /** Address of a picture. */
  image: v.optional(v.string()),
  target: v.optional(notificationTargetSchema),
  poll: v.optional(pollSchema),
  is_read: v.boolean(),
  /** Of a poll: whether it was answered. */
  is_finished: v.optional(v.boolean()),
});
/** An entry of the journal. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Query of the journal. */
export const messagesQuerySchema = v.object({
  kind: v.optional(messageKindSchema),
  ...pageQueryEntries,
});

/** A page of the journal, the latest first. */
export const messagesSchema = v.object({ items: v.array(messageSchema), ...pageEntries });
/** A page of the journal. */
export type Messages = v.InferOutput<typeof messagesSchema>;

/** Path parameters of calls about one message. */
export const messageParamsSchema = v.object({ id: idSchema });

/** Input of the status update. CALL-027. */
export const messageStatusUpdateSchema = v.object({ status: messageStatusSchema });

/** Input of the end of a poll: the index of the chosen answer for each question. CALL-026, NOTIF-014. */
export const pollResultSchema = v.object({
  answers: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(50)),
});
/** Input of the end of a poll. */
export type PollResult = v.InferOutput<typeof pollResultSchema>;

/** How many messages wait to be read. */
export const unreadMessagesSchema = v.object({
  unread_messages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** How many messages wait to be read. */
export type UnreadMessages = v.InferOutput<typeof unreadMessagesSchema>;
