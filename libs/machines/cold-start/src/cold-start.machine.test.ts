import type { ColdStartChoice, ColdStartResult } from '@foyer/contract';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { start } from './cold-start.driver.ts';
import {
  coldStartErrors,
  coldStartGenres,
  coldStartInputs,
  coldStartMovies,
  keptColdStarts,
} from './cold-start.fixtures.ts';
import type { ColdStartPorts } from './cold-start.types.ts';

const answer = (seconds: number, alias = 'main'): ColdStartResult => ({
  loading_screen: { duration: seconds },
  media_view_alias: alias,
});
const ids = (count: number) => coldStartMovies.slice(0, count).map(({ id }) => id);

describe('coldStartMachine, its steps', () => {
  it('goes from genres to titles to the result [COLD-001]', async () => {
    const { toMovies, save, view } = await start();
    const steps = [view().step, (await toMovies()).step];
    expect([...steps, (await save()).step]).toEqual(['genres', 'movies', 'result']);
  });

  it('asks for titles of the chosen genres, with their pictures [COLD-010, COLD-011, COLD-012]', async () => {
    const findMovies = vi.fn<ColdStartPorts['findMovies']>(async () => ({
      movies: coldStartMovies.slice(0, 6),
    }));
    const { toMovies, view } = await start({ findMovies });
    expect([view().genres, view().least]).toEqual([coldStartGenres.items, 5]);
    const { movies } = await toMovies();
    const genreAliases = coldStartGenres.items.slice(0, 5).map(({ alias }) => alias);
    expect(findMovies.mock.calls[0]?.[0]).toEqual({ genreAliases });
    expect(movies[0]).toEqual({
      id: 'gorod-posle-dozhdya',
      name: 'Город после дождя',
      image: expect.objectContaining({ url: '/api/v1/images/poster-gorod-posle-dozhdya' }),
    });
  });

  it('goes on only with as many genres as the service wants [COLD-002]', async () => {
    const genres = { ...coldStartGenres, min_for_choosing: 3 };
    const { actor, toggleGenres, view } = await start({}, { genres });
    toggleGenres(2);
    expect([view().left, actor.getSnapshot().can({ type: 'step.next' })]).toEqual([1, false]);
    actor.send({ type: 'genre.toggle', alias: 'horror' });
    expect([view().left, actor.getSnapshot().can({ type: 'step.next' })]).toEqual([0, true]);
    actor.send({ type: 'genre.toggle', alias: 'horror' });
    expect(view().left).toBe(1);
  });

  it('wants five where the service does not say how many [COLD-003]', async () => {
    const { toMovies, view } = await start({}, { genres: { items: coldStartGenres.items } });
    expect([view().least, (await toMovies()).least]).toEqual([5, 5]);
  });

  it('saves only with as many titles again [COLD-004]', async () => {
    const { actor, toggleMovies, toMovies, view } = await start();
    await toMovies();
    toggleMovies(4);
    expect([view().left, actor.getSnapshot().can({ type: 'step.next' })]).toEqual([1, false]);
    actor.send({ type: 'movie.toggle', id: 'polyn' });
    expect([view().left, actor.getSnapshot().can({ type: 'step.next' })]).toEqual([0, true]);
  });

  it('wants all there are where they are fewer, and no title where there is none [COLD-002, COLD-004]', async () => {
    const movies = coldStartMovies.slice(0, 3);
    const few = await start({ findMovies: async () => ({ movies }) });
    expect([few.view().least, (await few.toMovies()).least]).toEqual([5, 3]);
    const child = await start({}, coldStartInputs.few);
    expect(child.view().least).toBe(2);
    const empty = await start({ findMovies: async () => ({ movies: [] }) });
    expect((await empty.save()).step).toBe('result');
    const none = await start({}, coldStartInputs.none);
    expect(none.actor.getSnapshot().can({ type: 'step.next' })).toBe(false);
  });

  it('takes what the service says of titles before what it says of genres', async () => {
    const { toMovies } = await start({
      findMovies: async () => ({ movies: [...coldStartMovies], min_for_choosing: 2 }),
    });
    expect((await toMovies()).least).toBe(2);
  });

  it('says why there are no titles, and keeps the genres', async () => {
    const findMovies = vi.fn().mockRejectedValue(coldStartErrors.saying);
    const { actor, atStep, toggleGenres } = await start({ findMovies });
    toggleGenres(5);
    actor.send({ type: 'step.next' });
    const { message, left } = await atStep('genres');
    expect([message, left]).toEqual([{ text: 'Сервис отдыхает' }, 0]);
  });
});

describe('coldStartMachine, what it keeps', () => {
  it('keeps titles whose genre was left, and shows them last', async () => {
    const findMovies = vi
      .fn<ColdStartPorts['findMovies']>(async () => ({ movies: coldStartMovies.slice(1) }))
      .mockResolvedValueOnce({ movies: coldStartMovies.slice(0, 6) });
    const { actor, atStep, toMovies } = await start({ findMovies });
    await toMovies();
    actor.send({ type: 'movie.toggle', id: 'gorod-posle-dozhdya' });
    actor.send({ type: 'step.back' });
    expect((await atStep('genres')).chosenGenres).toHaveLength(5);
    actor.send({ type: 'step.next' });
    const { movies, chosenMovies } = await atStep('movies');
    expect([movies.at(-1)?.id, chosenMovies.map(({ id }) => id)]).toEqual([
      'gorod-posle-dozhdya',
      ['gorod-posle-dozhdya'],
    ]);
  });

  it('keeps each press for a reload, and nothing once the choice is saved', async () => {
    const keep = vi.fn<ColdStartPorts['keep']>();
    const { save } = await start({ keep });
    await save();
    const kept = keep.mock.calls.map(([record]) => record);
    expect(kept.at(-2)).toEqual({
      step: 'movies',
      genres: coldStartGenres.items.slice(0, 5).map(({ alias }) => alias),
      movies: coldStartMovies.slice(0, 5),
    });
    expect(kept.at(-1)).toBeUndefined();
  });

  it('goes on after a reload where it was, without genres that are gone', async () => {
    const atMovies = await start({ recall: async () => keptColdStarts.atMovies });
    expect((await atMovies.atStep('movies')).chosenMovies).toHaveLength(2);
    const atGenres = await start({ recall: async () => keptColdStarts.atGenres });
    expect([atGenres.view().step, atGenres.view().chosenGenres]).toEqual(['genres', ['drama']]);
  });

  it('goes to the genres in one step from wherever the browser goes back', async () => {
    const { actor, save, view } = await start({
      saveChoice: () => Promise.reject(coldStartErrors.wordless),
    });
    await save('failed');
    actor.send({ type: 'step.first' });
    expect([view().step, view().chosenGenres.length]).toEqual(['genres', 5]);
  });
});

describe('coldStartMachine, its result', () => {
  it('saves the choice once, however often it is pressed [COLD-005, COLD-013]', async () => {
    const saved = heldPort<ColdStartChoice, ColdStartResult>();
    const { actor, atStep, toggleMovies, toMovies } = await start({ saveChoice: saved.port });
    await toMovies();
    toggleMovies(5);
    actor.send({ type: 'step.next' });
    actor.send({ type: 'step.next' });
    saved.calls[0]?.answer(answer(5));
    await atStep('result');
    expect(saved.calls.map(({ input }) => input)).toEqual([
      {
        genre_aliases: ['drama', 'detective', 'sci-fi', 'comedy', 'horror'],
        content_ids: ids(5),
      },
    ]);
  });

  it('shows a failed call, and saves the same choice again [COLD-014]', async () => {
    const saveChoice = vi
      .fn<ColdStartPorts['saveChoice']>(async () => answer(5))
      .mockRejectedValueOnce(coldStartErrors.wordless);
    const { actor, atStep, save } = await start({ saveChoice });
    expect((await save('failed')).message).toEqual({ key: 'error.default' });
    actor.send({ type: 'step.back' });
    expect((await atStep('movies')).chosenMovies).toHaveLength(5);
    actor.send({ type: 'step.next' });
    await atStep('result');
    const [first, second] = saveChoice.mock.calls;
    expect(second?.[0]).toEqual(first?.[0]);
  });

  it('turns a cover each second, and ends after the duration in seconds [COLD-006, COLD-008, COLD-016]', async () => {
    const { actor, clock, save, view } = await start({
      saveChoice: async () => answer(3, 'kids'),
    });
    await save();
    const seen = [view().cover];
    for (let second = 0; second < 2; second += 1) {
      clock.increment(999);
      seen.push(view().cover);
      clock.increment(1);
      seen.push(view().cover);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2]);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1000);
    expect(actor.getSnapshot().output).toEqual({ status: 'chosen', mediaViewAlias: 'kids' });
  });

  it('rests with its time while the viewer has stopped the covers', async () => {
    const { actor, clock, save, view } = await start();
    await save();
    actor.send({ type: 'covers.pause' });
    clock.increment(60_000);
    expect([view().cover, view().secondsLeft, view().isResting]).toEqual([0, 5, true]);
    actor.send({ type: 'covers.go' });
    clock.increment(1000);
    expect([view().cover, view().secondsLeft]).toEqual([1, 4]);
    actor.send({ type: 'result.open' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each([
    [4, 0],
    [5, 5],
    [30, 20],
  ])(
    'of %i titles shows %i covers, those chosen first [COLD-007, COLD-009]',
    async (count, shown) => {
      const movies = Array.from({ length: count }, (_, index) => ({
        ...coldStartMovies[0],
        id: `${index}`,
      })) as typeof coldStartMovies;
      const { actor, atStep, toMovies } = await start({
        findMovies: async () => ({ movies: [...movies] }),
      });
      await toMovies();
      for (const { id } of movies.slice(-5)) actor.send({ type: 'movie.toggle', id });
      actor.send({ type: 'step.next' });
      const { covers } = await atStep('result');
      expect(covers).toHaveLength(shown);
      expect(covers.slice(0, 5)).toEqual(shown === 0 ? [] : movies.slice(-5));
    },
  );
});

it.each([
  ['coldStart.skip', 'skipped', 30],
  ['coldStart.later', 'later', 1],
] as const)('ends by %s, and lets the invitation rest', async (type, status, days) => {
  const rest = vi.fn<ColdStartPorts['rest']>();
  const saveChoice = vi.fn<ColdStartPorts['saveChoice']>();
  const { actor, toMovies } = await start({ rest, saveChoice });
  await toMovies();
  actor.send({ type });
  expect(actor.getSnapshot().output).toEqual({ status });
  expect(rest.mock.calls).toEqual([[{ days }]]);
  expect(saveChoice).not.toHaveBeenCalled();
});
