import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** How the dialog of the sign-in ended. */
export const promoAccessEvents = defineEvents({
  'modal.resolved': { id: v.string(), name: v.string(), result: v.optional(v.unknown()) },
  'modal.rejected': {
    id: v.string(),
    name: v.string(),
    reason: v.picklist(['cancelled', 'navigation', 'expired', 'replaced', 'withdrawn']),
  },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PromoAccessEvent = EventOf<typeof promoAccessEvents & typeof flowEvents>;
