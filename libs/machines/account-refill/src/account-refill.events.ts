import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';

/** What a viewer may do, and what the page hears. */
export const accountRefillEvents = defineEvents({
  'refill.open': {},
  /** Reads the account at once. */
  'refill.ask': {},
  'refill.stop': {},
  'refill.goOn': {},
  /** The viewer looks at this page again. */
  'page.returned': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type AccountRefillEvent = EventOf<typeof accountRefillEvents & typeof flowEvents>;
