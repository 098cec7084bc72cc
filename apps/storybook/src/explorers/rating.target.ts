import type { ExplorerTarget } from '@foyer/explorer';
import { type RatingEvent, ratingEvents, ratingMachine } from '@foyer/rating';
import { ratedItems, ratingInputs } from '@foyer/rating/fixtures';

const examples: RatingEvent[] = [
  { type: 'rating.choose', value: 9 },
  { type: 'rating.choose', value: 0 },
];

/** The rating of a title. */
export const ratingTarget: ExplorerTarget = {
  machine: ratingMachine,
  events: ratingEvents,
  inputs: ratingInputs,
  examples,
  calls: {
    findItem: { answers: ratedItems },
    setRating: { answers: { set: undefined } },
    deleteRating: { answers: { removed: undefined } },
  },
};
