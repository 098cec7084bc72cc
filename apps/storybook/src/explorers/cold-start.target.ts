import { type ColdStartEvent, coldStartEvents, coldStartMachine } from '@foyer/cold-start';
import {
  coldStartErrors,
  coldStartGenres,
  coldStartInputs,
  coldStartMovies,
  keptColdStarts,
} from '@foyer/cold-start/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: ColdStartEvent[] = [
  ...coldStartGenres.items.map(({ alias }) => ({ type: 'genre.toggle' as const, alias })),
  ...coldStartMovies.map(({ id }) => ({ type: 'movie.toggle' as const, id })),
];

/** Choosing what a profile likes. */
export const coldStartTarget: ExplorerTarget = {
  machine: coldStartMachine,
  events: coldStartEvents,
  inputs: coldStartInputs,
  examples,
  calls: {
    recall: { answers: { nothing: undefined, ...keptColdStarts } },
    findMovies: {
      answers: { seven: { movies: [...coldStartMovies] }, none: { movies: [] } },
      errors: coldStartErrors,
    },
    saveChoice: {
      answers: { main: { loading_screen: { duration: 5 }, media_view_alias: 'main' } },
      errors: coldStartErrors,
    },
  },
};
