import type { OrderRecord } from './order-record.ts';
import type { OrderRequest, OrderTerms, PurchaseOrderContext } from './purchase-order.types.ts';

/** What of a flow is kept. */
export const recordOf = (context: PurchaseOrderContext): OrderRecord => ({
  key: context.key,
  request: context.request,
  terms: context.terms,
  ...(context.ticketId !== undefined && { ticketId: context.ticketId }),
  openBuys: context.openBuys,
  isCardSent: context.isCardSent,
  lostCards: context.lostCards,
});

const fieldsOf = (request: OrderRequest, terms: OrderTerms): string =>
  JSON.stringify(
    Object.entries({ ...request, ...terms })
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether a record is of this purchase: a key may be sent with one request only. */
export const isRecordOf = (
  record: OrderRecord,
  request: OrderRequest,
  terms: OrderTerms,
): boolean => fieldsOf(record.request, record.terms) === fieldsOf(request, terms);
