import * as v from 'valibot';
import { idSchema, secondsSchema } from '../primitives.ts';

/** Where a notification leads: a page of the site, or an address outside it. Spec 1 §3. */
export const notificationTargetSchema = v.object({
  /** `screen`: `link` is a path of the site; `blank`: `url` opens beside the site; `iframe`: inside it. */
  type: v.picklist(['screen', 'blank', 'iframe']),
  title: v.optional(v.string()),
  link: v.optional(v.string()),
  url: v.optional(v.string()),
});
/** Where a notification leads. */
export type NotificationTarget = v.InferOutput<typeof notificationTargetSchema>;

/** One question of a poll with its answers to choose from. */
export const pollQuestionSchema = v.object({ question: v.string(), answers: v.array(v.string()) });

/** A poll; its result is the index of the chosen answer for each question. Spec 1 §3. */
export const pollSchema = v.object({
  id: idSchema,
  title: v.string(),
  questions: v.array(pollQuestionSchema),
});
/** A poll. */
export type Poll = v.InferOutput<typeof pollSchema>;

/** How a notification looks. Texts may hold HTML and are sanitised before they are shown. ENTITY-015. */
export const notificationDisplaySchema = v.object({
  display_type: v.picklist(['panel', 'popup']),
  /** Tone of a panel. */
  panel_type: v.optional(v.picklist(['info', 'success', 'warning', 'error'])),
  popup_type: v.optional(v.picklist(['info', 'success'])),
  message: v.string(),
  submessage: v.optional(v.string()),
  /** Address of a picture. */
  image: v.optional(v.string()),
  /** Seconds; without it the message stays until it is closed. */
  duration: v.optional(secondsSchema),
  target: v.optional(notificationTargetSchema),
  is_cancellable: v.optional(v.boolean()),
  /** Shown even to a profile that does not want notifications. */
  force_display: v.optional(v.boolean()),
  poll: v.optional(pollSchema),
});

/** What a notification or a push event is about. */
export const notificationItemSchema = v.object({
  id: idSchema,
  type: v.picklist(['media_item', 'channel', 'epg', 'karaoke_item', 'service', 'collection']),
});

/** A message to the viewer; the same shape comes as a push event. Spec 1 §3, ENTITY-014. */
export const notificationSchema = v.object({
  event_type: v.picklist(['display', 'player', 'target', 'item']),
  event_code: v.optional(v.string()),
  message_id: v.optional(idSchema),
  item: v.optional(notificationItemSchema),
  media_view_alias: v.optional(v.string()),
  ab_test: v.optional(v.string()),
  src: v.optional(v.string()),
  title: v.optional(v.string()),
  /** Present when there is something to show. */
  display: v.optional(notificationDisplaySchema),
});
/** A message to the viewer. */
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Answer of a call that changes something and may have something to say about it. */
export const notificationAnswerSchema = v.object({ notification: v.optional(notificationSchema) });
/** Answer of a call that changes something and may have something to say about it. */
export type NotificationAnswer = v.InferOutput<typeof notificationAnswerSchema>;
