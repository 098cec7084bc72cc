import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do with the options. */
export const sellingScreenEvents = defineEvents({
  'selling.buy': { seqId: v.string() },
  'selling.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type SellingScreenEvent = EventOf<typeof sellingScreenEvents & typeof flowEvents>;
