import * as v from 'valibot';

/** What a viewer has to buy: the item whose purchase variants to show. LIVE-007. */
export const purchaseHintSchema = v.object({
  item_type: v.picklist(['media_item', 'channel', 'karaoke_item', 'service']),
  item_id: v.string(),
});
/** What a viewer has to buy. */
export type PurchaseHint = v.InferOutput<typeof purchaseHintSchema>;

/** Body of every answer with a status of 400 to 599. */
export const apiErrorBodySchema = v.object({
  /** One of `errorCodes`, or a number that only the backend knows. */
  error_code: v.pipe(v.number(), v.integer()),
  /** Sentence for the viewer in the session's language. */
  description: v.string(),
  /** Seconds until the call may be tried again; with a 429, and equal to its Retry-After. */
  retry_after_seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** What gives the right that is missing, with `purchaseRequired`. */
  purchase: v.optional(purchaseHintSchema),
  /**
   * What shows that the account is the caller's, with `proofRequired`: its PIN, or by what its owner signs in, which is
   * a code or the password.
   */
  proof: v.optional(v.picklist(['pin', 'login'])),
  /** What it costs now, with `priceChanged`: a price as in the purchase variants. Read by those who buy only. */
  price: v.optional(v.unknown()),
});
/** Body of every answer with a status of 400 to 599. */
export type ApiErrorBody = v.InferOutput<typeof apiErrorBodySchema>;
