import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do, and what the page hears of the bank's. */
export const cardChallengeEvents = defineEvents({
  'frame.loaded': {},
  /** The browser has refused the frame. */
  'frame.refused': {},
  /** The frame has posted that the bank's question is over. */
  'frame.ended': { origin: v.string() },
  'page.open': {},
  /** The browser shows this page again as it was left. */
  'page.returned': {},
  'challenge.leave': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type CardChallengeEvent = EventOf<typeof cardChallengeEvents & typeof flowEvents>;
