import { actorFromPort, required } from '@foyer/core';
import { minOf } from './cold-start.rules.ts';
import { coldStartSetup } from './cold-start.setup.ts';
import { type ColdStartOutput, type ColdStartPorts, REST_DAYS } from './cold-start.types.ts';
import { asking } from './states/asking.ts';
import { result } from './states/result.ts';

/**
 * Asks a profile what it likes: genres, then titles of them, then the result. Spec 3 §4 "Cold start", COLD-001 to COLD-016,
 * decision 0116.
 *
 * It can be left at any time before the choice is saved. A failed call keeps every choice; nothing is thrown.
 */
export const coldStartMachine = coldStartSetup.createMachine({
  id: 'coldStart',
  description: 'Asks a profile what it likes, so that recommendations begin with it.',
  context: ({ input: { genres } }) => ({
    genres: genres.items,
    min: minOf(genres.min_for_choosing),
    chosenGenres: [],
    movies: undefined,
    minOfMovies: undefined,
    chosenMovies: [],
    cover: 0,
    secondsLeft: 0,
    mediaViewAlias: undefined,
    message: undefined,
  }),
  initial: 'asking',
  states: {
    asking,
    result,
    chosen: {
      description: 'The page of the recommendations comes.',
      meta: { requirements: ['COLD-006'] },
      type: 'final',
      output: ({ context }): ColdStartOutput => ({
        status: 'chosen',
        mediaViewAlias: required(context.mediaViewAlias, 'mediaViewAlias'),
      }),
    },
    skipped: {
      description: 'The viewer does not want to choose.',
      type: 'final',
      entry: { type: 'rest', params: { status: 'skipped' } },
      output: (): ColdStartOutput => ({ status: 'skipped' }),
    },
    later: {
      description: 'The viewer wants to be asked another day.',
      type: 'final',
      entry: { type: 'rest', params: { status: 'later' } },
      output: (): ColdStartOutput => ({ status: 'later' }),
    },
  },
  output: ({ event }) => event.output as ColdStartOutput,
});

/** The machine with its effects attached; what a view starts. */
export const createColdStartMachine = (ports: ColdStartPorts) =>
  coldStartMachine.provide({
    actors: {
      recall: actorFromPort(ports.recall),
      findMovies: actorFromPort(ports.findMovies),
      saveChoice: actorFromPort(ports.saveChoice),
    },
    actions: {
      keep: ({ context: { chosenGenres, chosenMovies } }, { step }) =>
        ports.keep({ step, genres: [...chosenGenres], movies: [...chosenMovies] }),
      keepNothing: () => ports.keep(undefined),
      rest: (_, { status }) => ports.rest({ days: REST_DAYS[status] }),
    },
  });
