import { purchaseItemTypes } from '@foyer/contract';
import {
  boolean,
  fallback,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';

/** What the opener of the dialog `payment` says. */
export const paymentAskSchema = object({
  item: object({ type: picklist(purchaseItemTypes), id: string() }),
  /** Which of the options of the item. */
  seqId: string(),
  /** The length of time was chosen before. PAY-005 */
  periodIndex: fallback(optional(number()), undefined),
  /** The opener leads on after the purchase; else the dialog leads to what was bought. */
  isLedOn: fallback(boolean(), false),
});

/** What is asked of the dialog. */
export type PaymentAsk = InferOutput<typeof paymentAskSchema>;

/** What the dialog `payment` resolves with once the viewer has it; one that is closed before rejects. */
export interface PaymentResult {
  status: 'bought';
  /** What the viewer wants to do then. */
  next: 'watch' | 'close';
  /** Of the order by which it was bought here. */
  orderId?: string;
}
