import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do with the options. */
export const purchaseOptionsEvents = defineEvents({
  'option.choose': { seqId: v.string() },
  'period.choose': { periodIndex: v.number() },
  'options.buy': {},
  'options.sign_in': {},
  'options.retry': {},
  'options.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PurchaseOptionsEvent = EventOf<typeof purchaseOptionsEvents & typeof flowEvents>;
