import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';
import { HIGHEST_RATING, NO_RATING } from './rating.types.ts';

/** What a viewer may do with the scale. */
export const ratingEvents = defineEvents({
  /** Whole numbers only; 0 takes the rating back. RATE-001, RATE-002, RATE-009 */
  'rating.choose': {
    value: v.pipe(v.number(), v.integer(), v.minValue(NO_RATING), v.maxValue(HIGHEST_RATING)),
  },
  'rating.send': {},
  'rating.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type RatingEvent = EventOf<typeof ratingEvents & typeof flowEvents>;
