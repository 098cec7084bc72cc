import type { ColdStartChoice } from '@foyer/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ColdStartEvent } from './cold-start.events.ts';
import { coldStartGenres, coldStartMovies, fakeColdStartPorts } from './cold-start.fixtures.ts';
import { createColdStartMachine } from './cold-start.machine.ts';
import type { ColdStartPorts } from './cold-start.types.ts';

/** A catalogue of some size, and how many of it a service wants chosen. */
const catalogue = fc.record({
  genres: fc.integer({ min: 1, max: 6 }),
  movies: fc.integer({ min: 0, max: 7 }),
  min: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  duration: fc.integer({ min: 0, max: 12 }),
});
type Catalogue = typeof catalogue extends fc.Arbitrary<infer T> ? T : never;

const aliases = coldStartGenres.items.map(({ alias }) => alias);
const movieIds = coldStartMovies.map(({ id }) => id);

/** What may happen in any order; `settle` lets calls be answered, `fail` makes the next of them fail. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...aliases)
      .map((alias) => ({ type: 'genre.toggle' as const, alias })),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...movieIds).map((id) => ({ type: 'movie.toggle' as const, id })),
  },
  {
    weight: 10,
    arbitrary: fc
      .constantFrom(
        'step.next',
        'step.next',
        'step.back',
        'step.first',
        'covers.pause',
        'covers.go',
      )
      .map((type) => ({ type })),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom('settle', 'settle', 'fail', 'second', 'reload')
      .map((type) => ({ type })),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A service that takes a choice only as its own rule wants it, and may fail once. */
function service({ genres, movies, min = 5, duration }: Catalogue) {
  let isFailing = false;
  let kept: Parameters<ColdStartPorts['keep']>[0];
  const saved: ColdStartChoice[] = [];
  const answer = async <T>(value: T): Promise<T> => {
    const fails = isFailing;
    isFailing = false;
    if (fails) throw new Error('It fails once');
    return value;
  };
  const ports = fakeColdStartPorts({
    recall: async () => kept,
    keep: (record) => {
      kept = record;
    },
    findMovies: () => answer({ movies: coldStartMovies.slice(0, movies) }),
    saveChoice: async (choice) => {
      const isEnough =
        choice.genre_aliases.length >= Math.min(min, genres) &&
        choice.content_ids.length >= Math.min(min, movies);
      if (!isEnough) throw new Error('Too few');
      saved.push(choice);
      return answer({ loading_screen: { duration }, media_view_alias: 'main' });
    },
  });
  const failOnce = () => {
    isFailing = true;
  };
  return { ports, saved, failOnce };
}

/** Lives through a story; a reload begins the flow once more over the same storage. */
async function live(size: Catalogue, story: readonly Happening[]) {
  const { ports, saved, failOnce } = service(size);
  const clock = new SimulatedClock();
  const machine = createColdStartMachine(ports);
  const items = coldStartGenres.items.slice(0, size.genres);
  const genres = size.min === undefined ? { items } : { items, min_for_choosing: size.min };
  const begin = () => createActor(machine, { input: { genres }, clock }).start();
  let actor = begin();
  for (const event of story) {
    if (actor.getSnapshot().status !== 'active') break;
    if (event.type === 'settle') await settle();
    else if (event.type === 'fail') failOnce();
    else if (event.type === 'second') clock.increment(1000);
    else if (event.type === 'reload') {
      actor.stop();
      actor = begin();
    } else actor.send(event as ColdStartEvent);
  }
  return { actor, clock, saved };
}

/** Chooses all there is, and goes on until the end. */
async function finish({ actor, clock }: Awaited<ReturnType<typeof live>>): Promise<void> {
  for (let round = 0; round < 12 && actor.getSnapshot().status === 'active'; round += 1) {
    await settle();
    const { chosenGenres, chosenMovies } = actor.getSnapshot().context;
    for (const alias of aliases) {
      if (!chosenGenres.includes(alias)) actor.send({ type: 'genre.toggle', alias });
    }
    for (const id of movieIds) {
      if (chosenMovies.every((movie) => movie.id !== id)) actor.send({ type: 'movie.toggle', id });
    }
    actor.send({ type: 'step.next' });
    actor.send({ type: 'covers.go' });
    for (let second = 0; second < 13; second += 1) clock.increment(1000);
  }
}

describe('coldStartMachine', () => {
  it('can be finished after any order of events, whatever the size of the catalogue [COLD-002, COLD-004]', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(happening, { maxLength: 40 }), async (size, story) => {
        const lived = await live(size, story);
        await finish(lived);
        expect(lived.actor.getSnapshot().output).toEqual({
          status: 'chosen',
          mediaViewAlias: 'main',
        });
        expect(lived.saved.length).toBeGreaterThan(0);
      }),
    );
  });

  it('can be left or opened after any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(happening, { maxLength: 40 }), async (size, story) => {
        const { actor } = await live(size, story);
        actor.send({ type: 'coldStart.skip' });
        actor.send({ type: 'result.open' });
        expect(actor.getSnapshot().status).toBe('done');
      }),
    );
  });
});
