import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import {
  coldStartErrors,
  coldStartInputs,
  coldStartMovies,
  keptColdStarts,
} from './cold-start.fixtures.ts';
import { coldStartMachine } from './cold-start.machine.ts';

describe('coldStartMachine', () => {
  it('uses every state and transition on its generated paths, and has an end at each', () => {
    const coverage = coverPaths(coldStartMachine, {
      inputs: [coldStartInputs.few],
      events: [
        { type: 'genre.toggle', alias: 'drama' },
        { type: 'genre.toggle', alias: 'detective' },
        { type: 'genre.toggle', alias: 'unknown' },
        { type: 'movie.toggle', id: 'metropolis' },
        { type: 'movie.toggle', id: 'unknown' },
        { type: 'step.next' },
        { type: 'step.back' },
        { type: 'step.first' },
        { type: 'coldStart.skip' },
        { type: 'coldStart.later' },
        { type: 'covers.pause' },
        { type: 'covers.go' },
        { type: 'result.open' },
        { type: 'flow.resumed' },
      ],
      calls: {
        recall: { answers: [undefined, ...Object.values(keptColdStarts)] },
        findMovies: { answers: [{ movies: coldStartMovies.slice(1, 2) }] },
        saveChoice: {
          answers: [{ loading_screen: { duration: 2 }, media_view_alias: 'main' }],
          errors: [coldStartErrors.saying],
        },
      },
      summarise: ({ chosenGenres, chosenMovies, movies, secondsLeft, message }) => [
        chosenGenres.toSorted(),
        chosenMovies.map(({ id }) => id).toSorted(),
        movies === undefined,
        secondsLeft,
        message,
      ],
      check: (snapshot) => {
        const ends = [{ type: 'coldStart.skip' }, { type: 'result.open' }] as const;
        const canEnd = snapshot.status === 'done' || ends.some((event) => snapshot.can(event));
        expect(canEnd).toBe(true);
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "1/1",
        "always": "1/1",
        "branches": "2/2",
        "done": "4/4",
        "error": "3/3",
        "events": "14/14",
        "paths": 90,
        "states": "13/13",
      }
    `);
  });
});
