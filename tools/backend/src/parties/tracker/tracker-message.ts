import * as v from 'valibot';

/** Names of swarms, viewers and offers: so many characters, each of them a byte. */
const nameSchema = v.pipe(v.string(), v.length(20));

/** How a viewer's browser can be reached; what is in it only other browsers read. */
const descriptionSchema = v.looseObject({ type: v.string(), sdp: v.string() });

/** What viewers may say to the tracker; the package takes for granted that a message is one of these. */
const messageSchema = v.looseObject({
  action: v.literal('announce'),
  info_hash: nameSchema,
  peer_id: nameSchema,
  event: v.optional(v.picklist(['started', 'stopped', 'completed', 'update', 'empty'])),
  offers: v.optional(
    v.pipe(v.array(v.object({ offer: descriptionSchema, offer_id: nameSchema })), v.maxLength(10)),
  ),
  answer: v.optional(descriptionSchema),
  to_peer_id: v.optional(nameSchema),
  offer_id: v.optional(nameSchema),
});

/** Whether a message is one that the tracker can take. */
export function isTrackerMessage(data: string): boolean {
  try {
    return v.is(messageSchema, JSON.parse(data));
  } catch {
    return false;
  }
}
