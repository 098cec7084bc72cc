import type {
  ColdStartChoice,
  ColdStartGenre,
  ColdStartGenres,
  ColdStartMovie,
  ColdStartMovies,
  ColdStartResult,
} from '@foyer/contract';
import type { Message, Port } from '@foyer/core';
import type { KeptColdStart } from './kept-cold-start.ts';

/** How long the invitation rests in this browser after the viewer left the choice, in days. Decision 0116 */
export const REST_DAYS = { skipped: 30, later: 1 } as const;

/** Most covers of the result, and the fewest that make a show. COLD-007, COLD-009 */
export const COVERS = { most: 20, fewest: 5 } as const;

/** How long each cover is in front. COLD-008 */
export const COVER_SECONDS = 1;

/** What the page has loaded. */
export interface ColdStartInput {
  genres: ColdStartGenres;
}

/** How the flow ended. */
export type ColdStartOutput =
  | { status: 'chosen'; mediaViewAlias: string }
  /** `later` asks again soon, `skipped` after a month. */
  | { status: 'skipped' | 'later' };

/** What the flow remembers; JSON-safe. */
export interface ColdStartContext {
  genres: readonly ColdStartGenre[];
  /** As the service states it, for both steps. COLD-003 */
  min: number;
  /** Aliases, in the order of the presses. */
  chosenGenres: readonly string[];
  /** Titles of the chosen genres; nothing before they are known. */
  movies: readonly ColdStartMovie[] | undefined;
  /** Of these titles, where the service says so. */
  minOfMovies: number | undefined;
  /** Whole, since a title stays chosen when its genre no longer is. */
  chosenMovies: readonly ColdStartMovie[];
  /** Which cover is in front. */
  cover: number;
  secondsLeft: number;
  mediaViewAlias: string | undefined;
  message: Message | undefined;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface ColdStartPorts {
  /** What the tab has kept for the profile. */
  recall: Port<undefined, KeptColdStart | undefined>;
  /** COLD-012 */
  findMovies: Port<{ genreAliases: readonly string[] }, ColdStartMovies>;
  /** COLD-013 */
  saveChoice: Port<ColdStartChoice, ColdStartResult>;
  /** Keeps for the profile, as long as the tab is open, what was chosen so far. Must not throw. */
  keep(record: KeptColdStart | undefined): void;
  /** Lets the invitation of the profile rest in this browser. Must not throw. */
  rest(input: { days: number }): void;
}
