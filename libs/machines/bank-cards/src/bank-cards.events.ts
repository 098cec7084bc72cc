import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in the list. */
export const bankCardsEvents = defineEvents({
  'card.forget': { id: v.string() },
  'card.confirm': {},
  'card.keep': {},
  'cards.retry': {},
  /** The cards may be others now: one was linked, or forgotten elsewhere. */
  'cards.refresh': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type BankCardsEvent = EventOf<typeof bankCardsEvents & typeof flowEvents>;
