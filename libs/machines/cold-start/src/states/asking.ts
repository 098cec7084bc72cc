import { coldStartSetup } from '../cold-start.setup.ts';

/** Both choices, and the call that saves them. COLD-001, COLD-002, COLD-004, COLD-005, COLD-014 */
export const asking = coldStartSetup.createStateConfig({
  description: 'The viewer chooses, and may leave at any time.',
  on: {
    'coldStart.skip': 'skipped',
    'coldStart.later': 'later',
    'step.first': { target: '.genres', actions: 'forgetMessage' },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The tab may have kept a choice, from before a reload or a way out.',
      invoke: {
        src: 'recall',
        input: () => undefined,
        onDone: [
          {
            guard: { type: 'wasAtMovies', params: ({ event }) => event.output },
            target: 'findingMovies',
            actions: { type: 'takeKept', params: ({ event }) => event.output },
          },
          {
            target: 'genres',
            actions: { type: 'takeKept', params: ({ event }) => event.output },
          },
        ],
        onError: 'genres',
      },
    },
    genres: {
      description: 'Genres are chosen, at least as many as the service wants.',
      meta: { requirements: ['COLD-001', 'COLD-002', 'COLD-003'] },
      entry: { type: 'keep', params: { step: 'genres' } },
      on: {
        'genre.toggle': {
          guard: { type: 'isKnownGenre', params: ({ event }) => event },
          actions: [
            { type: 'toggleGenre', params: ({ event }) => event },
            { type: 'keep', params: { step: 'genres' } },
          ],
        },
        'step.next': {
          guard: 'areGenresEnough',
          target: 'findingMovies',
          actions: 'forgetMessage',
        },
      },
    },
    findingMovies: {
      description: 'Titles of the chosen genres are on their way.',
      tags: 'busy',
      on: { 'step.back': 'genres' },
      invoke: {
        src: 'findMovies',
        input: ({ context }) => ({ genreAliases: context.chosenGenres }),
        onDone: {
          target: 'movies',
          actions: { type: 'learnMovies', params: ({ event }) => event.output },
        },
        onError: {
          target: 'genres',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    movies: {
      description: 'Titles are chosen, at least as many again.',
      meta: { requirements: ['COLD-001', 'COLD-003', 'COLD-004'] },
      entry: { type: 'keep', params: { step: 'movies' } },
      on: {
        'movie.toggle': {
          guard: { type: 'isKnownMovie', params: ({ event }) => event },
          actions: [
            { type: 'toggleMovie', params: ({ event }) => event },
            { type: 'keep', params: { step: 'movies' } },
          ],
        },
        'step.back': 'genres',
        'step.next': { guard: 'areMoviesEnough', target: 'saving' },
      },
    },
    saving: {
      description: 'The choice is on its way, once.',
      meta: { requirements: ['COLD-005'] },
      tags: 'busy',
      invoke: {
        src: 'saveChoice',
        input: ({ context: { chosenGenres, chosenMovies } }) => ({
          genre_aliases: [...chosenGenres],
          content_ids: chosenMovies.map(({ id }) => id),
        }),
        onDone: {
          target: '#coldStart.result',
          actions: [{ type: 'learnResult', params: ({ event }) => event.output }, 'keepNothing'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The choice was not saved, and is kept.',
      meta: { requirements: ['COLD-014'] },
      on: {
        // What went wrong stays in sight until there is an answer.
        'step.next': 'saving',
        'step.back': { target: 'movies', actions: 'forgetMessage' },
      },
    },
  },
});
