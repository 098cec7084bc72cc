import * as v from 'valibot';
import { notificationSchema } from '../notifications/notifications.schema.ts';
import { eventCodes } from './event-codes.ts';

/** One push event: a notification that has a code. EVENT-001. */
export const pushEventSchema = v.object({
  ...notificationSchema.entries,
  event_code: v.picklist(Object.values(eventCodes).flat()),
});
/** One push event. */
export type PushEvent = v.InferOutput<typeof pushEventSchema>;

/** Headers of the push channel: the id of the last event that arrived, opaque to the caller. */
export const eventStreamHeadersSchema = v.object({
  'last-event-id': v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Name of the first event of a stream; every other one is a {@link pushEventSchema} without a name. */
export const STREAM_READY = 'ready';

/**
 * What a stream says before its first event, with the id to go on from: `new` starts now, `resumed`
 * brings what came since the last id, `lost` starts now because what came since then is not known any
 * more, so that a page must ask again for what it shows.
 */
export const streamReadySchema = v.object({ state: v.picklist(['new', 'resumed', 'lost']) });
/** What a stream says before its first event. */
export type StreamReady = v.InferOutput<typeof streamReadySchema>;
