import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';

/** What a viewer may do. */
export const giftEvents = defineEvents({
  'gift.copy': {},
  'gift.print': {},
  'gift.send': {},
  /** Asks for the certificate once more. */
  'gift.retry': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type GiftEvent = EventOf<typeof giftEvents & typeof flowEvents>;
