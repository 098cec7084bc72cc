import type { SearchAnswer, SearchResult } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CATALOGUE_FACT, readCatalogueVersion } from '../../database/catalogue-version.ts';
import { facts, mediaItems } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { nameOf } from './search-items.ts';

/** 21 November 2026, 20:59 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 17, 59);

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOW) });
});

const read = async <T>(path: string, caller: TestCaller = backend.caller()): Promise<T> => {
  const answer = await caller.send('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body as T;
};

const search = (query: string, rest = '', caller?: TestCaller) =>
  read<SearchAnswer>(`/search?query=${encodeURIComponent(query)}${rest}`, caller);

const highlighted = ({ item, matches }: SearchResult): string[] =>
  matches.map(({ start, end }) => nameOf(item).slice(start, end));

const namesIn = ({ groups }: SearchAnswer, kind: string): string[] =>
  groups.find((group) => group.kind === kind)?.items.map(({ item }) => nameOf(item)) ?? [];

const bestOf = ({ best_match: best }: SearchAnswer): string | undefined =>
  best && nameOf(best.item);

describe('search', () => {
  it.each([
    ['Страсти Жанны д’Арк', 'Страсти Жанны д’Арк'],
    ['the passion of joan of arc', 'Страсти Жанны д’Арк'],
    ['ժաննա դարկի չարչարանքները', 'Страсти Жанны д’Арк'],
    ['la passion de jeanne d’arc', 'Страсти Жанны д’Арк'],
    ['strasti-zhanny-dark', 'Страсти Жанны д’Арк'],
    ['еж и комета', 'Ёж и комета'],
    ['«потемкин» БРОНЕНОСЕЦ', 'Броненосец «Потёмкин»'],
    ['Fritz Lang', 'Фриц Ланг'],
    ['Վերա Պոլևայա', 'Вера Полевая'],
    ['мультпланета', 'Мультпланета'],
  ])('finds «%s» by any of its names [SEARCH-002]', async (query, name) => {
    expect(bestOf(await search(query))).toBe(name);
  });

  it('answers in the language asked for, whatever the query is written in', async () => {
    const answers = await Promise.all(
      ['rus', 'eng', 'hye'].map((language) => search('metropolis', `&lang=${language}`)),
    );

    expect(answers.map(bestOf)).toEqual(['Метрополис', 'Metropolis', 'Մետրոպոլիս']);
  });

  it('finds the titles of a person below the person, with nothing to highlight', async () => {
    const { groups } = await search('фриц ланг');

    expect(groups.map(({ kind }) => kind)).toEqual(['person', 'media_item']);
    expect(groups[0]?.items[0]).toMatchObject({
      item: { type: 'person', person: { slug: 'fritz-lang', roles: ['director'] } },
      matches: [
        { start: 0, end: 4 },
        { start: 5, end: 9 },
      ],
    });
    const titles = groups[1]?.items ?? [];
    expect(titles.map(({ item }) => nameOf(item))).toContain('Метрополис');
    expect(titles.flatMap(({ matches }) => matches)).toEqual([]);
  });

  it('finds by genre, country and year, and then nothing is a best match', async () => {
    const answer = await search('фантастика германия 1927');

    expect(namesIn(answer, 'media_item')).toEqual(['Метрополис']);
    expect(bestOf(answer)).toBeUndefined();
  });

  it('finds channels, songs, collections, services and programmes', async () => {
    const kinds = await Promise.all(
      ['орбита', 'песня', 'подборка', 'подписка', 'передача'].map(async (query) =>
        (await search(query)).groups.map(({ kind }) => kind),
      ),
    );

    expect(kinds.map(([kind]) => kind)).toEqual([
      'channel',
      'karaoke_item',
      'collection',
      'service',
      'epg',
    ]);
  });

  it('answers programmes still to come, on each channel the next one', async () => {
    const { groups } = await search('утро начинается');

    const programmes = groups
      .flatMap(({ items }) => items)
      .flatMap(({ item }) => (item.type === 'epg' ? [item.epg] : []));
    const tomorrowAtSix = Date.UTC(2026, 10, 22, 3) / 1000;
    expect(programmes.length).toBeGreaterThan(1);
    expect(new Set(programmes.map(({ start_time: start }) => start))).toEqual(
      new Set([tomorrowAtSix]),
    );
    const channels = programmes.map(({ channel_info: { id } }) => id);
    expect(new Set(channels).size).toBe(channels.length);
  });

  it.each([
    ['метро', ['Метро']],
    ['nochnoy eks', ['Ночной', 'экс']],
    ['экспресс ноч', ['Ноч', 'экспресс']],
    ['потем', ['Потём']],
    ['касиапея', ['Кассиопея']],
    ['rfccbjg', ['Кассиоп']],
    ['kassiop', ['Кассиоп']],
  ])('highlights what «%s» has of the name', async (query, parts) => {
    const { best_match: best } = await search(query);

    expect(best && highlighted(best)).toEqual(parts);
  });

  it.each([
    ['vtnhjgjkbc', 'метрополис'],
    ['тшпре учзкуыы', 'night express'],
    ['метропалис', 'метрополис'],
    ['ночной экзпресс', 'ночной экспресс'],
    ['metroplois', 'metropolis'],
    ['vtnhjgfkbc', 'метрополис'],
  ])('says that «%s» was understood as «%s»', async (query, corrected) => {
    expect((await search(query)).corrected_query).toBe(corrected);
  });

  it.each(['метрополис', 'метро', 'nochnoy ekspress', 'комедия', 'ёж и комета', 'ЕЖ И КОМЕТА'])(
    'corrects nothing in «%s»',
    async (query) => {
      expect(await search(query)).not.toHaveProperty('corrected_query');
    },
  );

  it('finds nothing where there is nothing', async () => {
    expect(await search('ыъёщжщъ')).toEqual({ groups: [] });
  });

  it('answers one kind page by page, without gaps and repeats', async () => {
    const all = await search('сериал', '&kind=media_item&limit=100');
    const pages: string[][] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const rest = `&kind=media_item&limit=7${cursor && `&cursor=${cursor}`}`;
      const page: SearchAnswer = await search('сериал', rest);
      pages.push(namesIn(page, 'media_item'));
      cursor = page.groups[0]?.next_cursor;
    }

    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(namesIn(all, 'media_item'));
  });

  it('answers as many of each kind as asked for, twenty without a wish and at most without a kind', async () => {
    const asked = await search('а', '&limit=2');
    const unasked = await search('а');
    const most = await search('а', '&limit=100');
    const mostOfOne = await search('а', '&limit=100&kind=media_item');

    const sizes = ({ groups }: SearchAnswer) => groups.map(({ items }) => items.length);
    expect(Math.max(...sizes(asked))).toBe(2);
    expect(Math.max(...sizes(unasked))).toBe(20);
    expect(most).toEqual(unasked);
    expect(sizes(mostOfOne)).toEqual([100]);
    expect(asked.groups[0]?.items).toEqual(unasked.groups[0]?.items.slice(0, 2));
  });

  it('marks what the profile has put aside and begun', async () => {
    const caller = await backend.signedIn(5);

    const answers = [
      await search('кассиопея', '', caller),
      await search('метрополис', '', caller),
      await search('кассиопея'),
    ];

    const items = answers.map(({ best_match: best }) => best?.item);
    expect(items).toMatchObject([
      { media_item: { is_favorite: true } },
      { media_position: { is_viewed: false } },
      { media_item: { is_favorite: false } },
    ]);
  });

  it('finds by a new name within seconds after the catalogue was replaced', async () => {
    const { db } = backend;
    const isFilm = eq(mediaItems.id, 'alibi');
    const [film] = await db.select().from(mediaItems).where(isFilm);
    const version = await readCatalogueVersion(db);
    const replace = async (names: { rus: string }, value: string) => {
      await db.update(mediaItems).set({ names }).where(isFilm);
      await db.update(facts).set({ value }).where(eq(facts.key, DEMO_CATALOGUE_FACT));
      backend.pass(6);
    };

    const before = await search('бумеранг');
    await replace({ rus: 'Бумеранг' }, 'another');
    const after = await search('бумеранг').finally(() => film && replace(film.names, version));

    expect([bestOf(before), bestOf(after)]).toEqual([undefined, 'Бумеранг']);
  });
});
