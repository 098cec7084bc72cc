import * as v from 'valibot';

const envelope = {
  /** Tells our messages from those of other scripts of the page. */
  source: v.literal('foyer'),
  version: v.literal(1),
  /** What is bought, as the address of the frame names it. */
  item_type: v.pipe(v.string(), v.minLength(1)),
  item_id: v.pipe(v.string(), v.minLength(1)),
};

const about = <Event extends string>(event: Event) =>
  v.object({ ...envelope, event: v.literal(event) });

/**
 * What the page of purchase options tells the page that it stands in. Never a card, a ticket, an order, a price or who
 * the viewer is. PAY-035
 */
export const purchaseMessageSchema = v.variant('event', [
  /** The viewer goes on to the payment; may come again after they turned back from it. */
  about('started'),
  /** The viewer has the item: it was bought, or was theirs before. */
  about('done'),
  /** The viewer has closed the page; take the frame away. */
  about('closed'),
  /** How much room the page needs, in CSS pixels; comes with each change. */
  v.object({
    ...envelope,
    event: v.literal('height'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
]);
/** What the page of purchase options tells the page that it stands in. */
export type PurchaseMessage = v.InferOutput<typeof purchaseMessageSchema>;
