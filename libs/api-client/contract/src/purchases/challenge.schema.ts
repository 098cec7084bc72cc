import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** How the bank's check is shown: inside the page, or as a separate page that leads back. */
export const challengeKinds = ['frame', 'redirect'] as const;

/**
 * A bank's check of the card holder (3-D Secure). It is over when the ticket says so; what a page hears
 * from the frame is no proof.
 */
export const challengeSchema = v.object({
  kind: v.picklist(challengeKinds),
  /** Absolute address at the payment provider; it names its origin, from which alone messages are taken. */
  url: v.string(),
  /** The bank ends it then. */
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});
/** A bank's check of the card holder. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

/** What the frame of a challenge posts to the site when it has ended: then the ticket is asked. */
export const challengeMessageSchema = v.object({
  type: v.literal('payment_challenge_ended'),
  order_id: idSchema,
});
/** What the frame of a challenge posts to the site. */
export type ChallengeMessage = v.InferOutput<typeof challengeMessageSchema>;
