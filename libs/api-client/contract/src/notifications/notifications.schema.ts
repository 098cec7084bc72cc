import * as v from 'valibot';
import { screenTargetSchema } from '../primitives.ts';

/** A message to the viewer. Texts may hold HTML and are sanitised before they are shown. Spec 1 §3. */
export const notificationSchema = v.object({
  event_type: v.literal('display'),
  display: v.object({
    display_type: v.picklist(['panel', 'popup']),
    panel_type: v.optional(v.string()),
    message: v.string(),
    submessage: v.optional(v.string()),
    /** Seconds; without it the message stays until it is closed. */
    duration: v.optional(v.pipe(v.number(), v.minValue(0))),
    target: v.optional(screenTargetSchema),
    is_cancellable: v.optional(v.boolean()),
    /** Shown even to a profile that does not want notifications. */
    force_display: v.optional(v.boolean()),
  }),
});
/** A message to the viewer. */
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Answer of a call that changes something and may have something to say about it. */
export const notificationAnswerSchema = v.object({ notification: v.optional(notificationSchema) });
/** Answer of a call that changes something and may have something to say about it. */
export type NotificationAnswer = v.InferOutput<typeof notificationAnswerSchema>;
