import { defineEvents, type EventOf, flowEvents, secretField } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer, or the flow that asks them, may do. */
export const purchaseOrderEvents = defineEvents({
  'card.submit': {
    card: v.object({
      number: secretField('Number'),
      cvc: secretField('CVC'),
      expiry: secretField('Expiry'),
    }),
  },
  'challenge.close': { outcome: v.picklist(['ended', 'left', 'timedOut', 'blocked']) },
  'challenge.open': {},
  'terms.accept': {},
  'order.ask': {},
  'order.leave': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PurchaseOrderEvent = EventOf<typeof purchaseOrderEvents & typeof flowEvents>;
