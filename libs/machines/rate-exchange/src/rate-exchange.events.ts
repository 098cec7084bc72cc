import { defineEvents, type EventOf, flowEvents } from '@foyer/core';

/** What a viewer may do with the offer. */
export const rateExchangeEvents = defineEvents({ 'offer.accept': {}, 'offer.decline': {} });

/** An event of the flow, or the word that its snapshot was restored. */
export type RateExchangeEvent = EventOf<typeof rateExchangeEvents & typeof flowEvents>;
