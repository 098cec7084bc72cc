import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';

/** What a viewer may do. */
export const cardBindingEvents = defineEvents({
  'binding.retry': {},
  /** Asks at once what became of the card. */
  'binding.ask': {},
  'challenge.open': {},
  'binding.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type CardBindingEvent = EventOf<typeof cardBindingEvents & typeof flowEvents>;
