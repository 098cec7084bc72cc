import type { MediaItemType } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** Lowest rating; it takes the one that was given back. RATE-001, RATE-002 */
export const NO_RATING = 0;
/** Highest rating. RATE-001 */
export const HIGHEST_RATING = 10;

/** What is rated, and who rates. */
export interface RatingInput {
  /** Id of a title. */
  itemId: string;
  /** Only who has signed in may rate. RATE-007 */
  isSignedIn: boolean;
}

/** A title as its rating shows it; JSON-safe. */
export interface RatedItem {
  id: string;
  type: MediaItemType;
  name: string;
  /** The viewer's own, 1 to 10, or 0 for none. RATE-008 */
  rating: number;
}

/** How the flow ended. `sign-in`: whoever asked has the visitor sign in and asks again. */
export type RatingOutput =
  { status: 'rated'; rating: number } | { status: 'sign-in' } | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface RatingContext extends RatingInput {
  /** Known once it has come. */
  item: RatedItem | undefined;
  /** What is chosen, 0 to 10; not sent before the button is pressed. */
  value: number;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface RatingPorts {
  findItem: Port<{ itemId: string }, RatedItem>;
  /** RATE-004 */
  setRating: Port<{ item: RatedItem; rating: number }, unknown>;
  /** RATE-005 */
  deleteRating: Port<{ item: RatedItem }, unknown>;
  /** Shows a notification that the rating was not kept. Must not throw. RATE-006 */
  tellFailure(message: Message): void;
}
