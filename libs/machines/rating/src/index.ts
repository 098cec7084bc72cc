export { type RatingEvent, ratingEvents } from './rating.events.ts';
export { createRatingMachine, ratingMachine } from './rating.machine.ts';
export { type RatingViewState, selectRatingView } from './rating.selectors.ts';
export {
  HIGHEST_RATING,
  NO_RATING,
  type RatedItem,
  type RatingContext,
  type RatingInput,
  type RatingOutput,
  type RatingPorts,
} from './rating.types.ts';
