import {
  purchaseItemTypes,
  type PurchaseItemType,
  type PurchaseOption,
  purchaseOptionSchema,
} from '@foyer/contract';
import { type OrderRecord, readOrderRecord } from '@foyer/purchase-order';
import { object, optional, picklist, record, string, unknown } from 'valibot';
import { keptTabRecord } from '@foyer/page-runtime/storage/kept-tab-record';

/** What is bought, as the dialog `payment` is asked for it. */
export interface BoughtItem {
  type: PurchaseItemType;
  id: string;
}

/** An order that this tab has begun, and for what. It holds nothing of a card and no PIN. */
export interface KeptOrder {
  item: BoughtItem;
  /** What was bought is no longer for sale. */
  option: PurchaseOption;
  record: OrderRecord;
}

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

const keptSchema = record(
  string(),
  object({
    item: object({ type: picklist(purchaseItemTypes), id: string() }),
    option: purchaseOptionSchema,
    record: optional(unknown()),
  }),
);

const recordOf = (marks: Marks, profileId: string) =>
  keptTabRecord(marks, 'orders', profileId, keptSchema);

/** The open orders of a profile in this tab, by the option that is bought; none where the browser forbids to look. */
export function keptOrders(marks: Marks, profileId: string): ReadonlyMap<string, KeptOrder> {
  const kept = recordOf(marks, profileId).read() ?? {};
  return new Map(
    Object.entries(kept).flatMap(([seqId, { item, option, record: stored }]) => {
      const order = readOrderRecord(stored);
      return order ? [[seqId, { item, option, record: order }] as const] : [];
    }),
  );
}

/**
 * Keeps what finds the order of an option again after a reload, or forgets it. Where the browser keeps nothing, the order
 * lives as long as the page. Case C3
 *
 * @param order - Nothing to forget it.
 */
export function keepOrder(
  marks: Marks,
  profileId: string,
  optionId: string,
  order: KeptOrder | undefined,
): void {
  const orders = new Map(keptOrders(marks, profileId));
  if (order) orders.set(optionId, order);
  else orders.delete(optionId);
  recordOf(marks, profileId).keep(orders.size > 0 ? Object.fromEntries(orders) : undefined);
}
