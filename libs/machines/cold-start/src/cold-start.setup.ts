import type { ColdStartChoice, ColdStartMovies, ColdStartResult } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { ColdStartEvent } from './cold-start.events.ts';
import { coversOf, leastGenres, leastMovies, toggled } from './cold-start.rules.ts';
import {
  COVER_SECONDS,
  type ColdStartContext,
  type ColdStartInput,
  type ColdStartOutput,
  type REST_DAYS,
} from './cold-start.types.ts';
import type { KeptColdStart } from './kept-cold-start.ts';

/** What the cold start is made of: its types, ports, rules and steps with a name. */
export const coldStartSetup = setup({
  types: {} as {
    input: ColdStartInput;
    context: ColdStartContext;
    events: ColdStartEvent;
    output: ColdStartOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  delays: { cover: COVER_SECONDS * 1000 },
  actors: {
    recall: missingPort<undefined, KeptColdStart | undefined>(
      'recall',
      'What the tab has kept for the profile; nothing where it has not.',
    ),
    findMovies: missingPort<{ genreAliases: readonly string[] }, ColdStartMovies>(
      'findMovies',
      'Titles of the chosen genres.',
    ),
    saveChoice: missingPort<ColdStartChoice, ColdStartResult>(
      'saveChoice',
      'Saves the choice of the profile, and says how long the covers are shown and where to go then.',
    ),
  },
  guards: {
    /** COLD-002 */
    areGenresEnough: ({ context }) => context.chosenGenres.length >= leastGenres(context),
    /** COLD-004 */
    areMoviesEnough: ({ context }) => context.chosenMovies.length >= leastMovies(context),
    isKnownGenre: ({ context }, { alias }: { alias: string }) =>
      context.genres.some((genre) => genre.alias === alias),
    isKnownMovie: ({ context: { movies = [], chosenMovies } }, { id }: { id: string }) =>
      [...movies, ...chosenMovies].some((movie) => movie.id === id),
    /** Something was kept beyond the genres. */
    wasAtMovies: (_, kept: KeptColdStart | undefined) => kept?.step === 'movies',
    isOver: ({ context }) => context.secondsLeft <= 0,
  },
  actions: {
    /** Supplied by `createColdStartMachine`. */
    keep: (_args: { context: ColdStartContext }, _at: { step: KeptColdStart['step'] }) => {},
    /** Supplied by `createColdStartMachine`. */
    keepNothing: () => {},
    /** Supplied by `createColdStartMachine`. */
    rest: (_args: { context: ColdStartContext }, _for: { status: keyof typeof REST_DAYS }) => {},
    /** What the service no longer offers is left out. */
    takeKept: assign(({ context }, kept: KeptColdStart | undefined) => ({
      chosenGenres: (kept?.genres ?? []).filter((alias) =>
        context.genres.some((genre) => genre.alias === alias),
      ),
      chosenMovies: kept?.movies ?? [],
    })),
    toggleGenre: assign(({ context }, { alias }: { alias: string }) => ({
      chosenGenres: toggled(context.chosenGenres, alias, (other) => other === alias),
      message: undefined,
    })),
    toggleMovie: assign(({ context: { movies = [], chosenMovies } }, { id }: { id: string }) => {
      const movie = [...movies, ...chosenMovies].find((one) => one.id === id);
      if (!movie) return {};
      return { chosenMovies: toggled(chosenMovies, movie, (other) => other.id === id) };
    }),
    learnMovies: assign((_, { movies, min_for_choosing }: ColdStartMovies) => ({
      movies,
      minOfMovies: min_for_choosing,
    })),
    learnResult: assign((_, { loading_screen, media_view_alias }: ColdStartResult) => ({
      secondsLeft: Math.ceil(loading_screen.duration),
      mediaViewAlias: media_view_alias,
      message: undefined,
      cover: 0,
    })),
    /** COLD-008 */
    turnCover: assign(({ context }) => ({
      cover: (context.cover + 1) % Math.max(1, coversOf(context).length),
      secondsLeft: context.secondsLeft - COVER_SECONDS,
    })),
    forgetMessage: assign({ message: undefined }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
});
