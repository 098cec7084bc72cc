import type { ColdStartGenres, ColdStartMovies, MediaView } from '@foyer/contract';
import { and, inArray, notInArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mediaItems } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;
let child: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  child = await backend.signedIn(2);
  await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
});

/** Leaves a child nothing but these titles, until the test ends: the catalogue is the next test's too. */
async function leave(...ids: string[]): Promise<void> {
  const others = and(
    inArray(mediaItems.type, ['film', 'series']),
    notInArray(mediaItems.id, ids),
    inArray(mediaItems.ageLimitId, ['age-0', 'age-6']),
  );
  const { db } = backend;
  const rows = await db.select().from(mediaItems).where(others);
  onTestFinished(async () => {
    for (const age of ['age-0', 'age-6']) {
      const of = rows.filter(({ ageLimitId }) => ageLimitId === age).map(({ id }) => id);
      await db.update(mediaItems).set({ ageLimitId: age }).where(inArray(mediaItems.id, of));
    }
  });
  await db.update(mediaItems).set({ ageLimitId: 'age-18' }).where(others);
}

const genresOf = async () =>
  (await child.send('GET', '/cold-start/genres')).body as ColdStartGenres;
const moviesOf = async (aliases: readonly string[]) =>
  (await child.send('GET', `/cold-start/movies?genre_aliases=${aliases.join(',')}`))
    .body as ColdStartMovies;
const save = async (genre_aliases: readonly string[], content_ids: readonly string[]) =>
  (await child.send('POST', '/cold-start', { body: { genre_aliases, content_ids } })).status;

describe('the cold start of a child', () => {
  it('asks for all of a catalogue that holds fewer than five, and takes no fewer [COLD-002, COLD-004]', async () => {
    await leave('malysh', 'dinozavr-gerti', 'kto-razbudil-zimu');
    const { items, min_for_choosing: leastGenres } = await genresOf();
    const aliases = items.map(({ alias }) => alias);
    const { movies, min_for_choosing: leastMovies } = await moviesOf(aliases);
    const ids = movies.map(({ id }) => id);

    expect(aliases.toSorted()).toEqual(['animation', 'comedy', 'drama', 'fairy-tale', 'family']);
    expect([leastGenres, leastMovies, ids.length]).toEqual([5, 3, 3]);
    expect(await save(aliases, ids.slice(1))).toBe(400);
    expect(await save(aliases, ids)).toBe(200);
  });

  it('asks for the genres that there are where they are fewer, and never for none [COLD-002]', async () => {
    await leave('vesnoy');
    const { items, min_for_choosing: least } = await genresOf();
    expect([items.map(({ alias }) => alias), least]).toEqual([['documentary'], 1]);
    expect(await save([], ['vesnoy'])).toBe(400);
    expect(await save(['documentary'], ['vesnoy'])).toBe(200);
  });

  it('neither shows nor takes what is above the age of the profile', async () => {
    const { items } = await genresOf();
    expect(items.map(({ alias }) => alias)).not.toContain('horror');
    const aliases = items.map(({ alias }) => alias).slice(0, 5);
    const ids = (await moviesOf(aliases)).movies.map(({ id }) => id).slice(0, 5);
    expect(await save(aliases, [...ids, 'nosferatu'])).toBe(400);
    expect(await save([...aliases, 'horror'], ids)).toBe(400);
    expect(await save(aliases, ids)).toBe(200);
  });

  it('takes titles of a genre that the viewer has left since', async () => {
    const { items } = await genresOf();
    const aliases = items.map(({ alias }) => alias);
    const ids = (await moviesOf(['education'])).movies.map(({ id }) => id).slice(0, 5);
    expect(await save(aliases.filter((alias) => alias !== 'education').slice(0, 5), ids)).toBe(200);
  });

  it('says in the block of recommendations whether the profile has chosen [COLD-015]', async () => {
    const chosen = async (caller: TestCaller) => {
      const { media_blocks: blocks } = (await caller.send('GET', '/media-views/main'))
        .body as MediaView;
      return blocks.find(({ type }) => type === 'recom_cold_start')?.custom_data?.cold_start;
    };
    const aliases = (await genresOf()).items.map(({ alias }) => alias).slice(0, 5);
    const ids = (await moviesOf(aliases)).movies.map(({ id }) => id).slice(0, 5);

    expect(await chosen(child)).toEqual({ is_chosen: false });
    await save(aliases, ids);
    expect(await chosen(child)).toEqual({ is_chosen: true });
    // Another profile of the account has not.
    expect(await chosen(await backend.signedIn(2))).toEqual({ is_chosen: false });
  });
});
