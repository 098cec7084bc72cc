import type { CataloguePage, Filters } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { films } from '../../seed/films/index.ts';
import { series } from '../../seed/series/index.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const page = async (query: string): Promise<CataloguePage> =>
  (await backend.caller().send('GET', `/catalogue?${query}`)).body as CataloguePage;

/** Every title of a list, walked page by page. */
async function all(query: string) {
  const items = [];
  let cursor: string | undefined;
  do {
    const found = await page(`${query}&limit=100${cursor ? `&cursor=${cursor}` : ''}`);
    items.push(...found.items.map(({ media_item }) => media_item));
    cursor = found.next_cursor;
  } while (cursor !== undefined);
  return items;
}

const filters = async (query = ''): Promise<Filters> =>
  (await backend.caller().send('GET', `/catalogue/filters${query}`)).body as Filters;

describe('listCatalogue', () => {
  it('walks the whole catalogue, each title once', async () => {
    const titles = await all('sort=name');

    const slugs = titles.map(({ slug }) => slug);

    expect(new Set(slugs).size).toBe(slugs.length);
    expect([...slugs].sort()).toEqual([...films, ...series].map(({ slug }) => slug).sort());
  });

  it('holds films under films, series under series', async () => {
    const movies = await all('theme=movies');
    const shows = await all('theme=series');

    expect(new Set(movies.map(({ type }) => type))).toEqual(new Set(['film']));
    expect(new Set(shows.map(({ type }) => type))).toEqual(new Set(['series']));
  });

  it('holds nothing above 6+ for children', async () => {
    const titles = await all('theme=kids');

    expect(titles.length).toBeGreaterThan(50);
    expect(Math.max(...titles.map(({ age_level }) => age_level.age_value))).toBe(6);
  });

  it.each([
    ['sport', ['спорт']],
    ['education', ['документальное', 'наука', 'природа', 'путешествия', 'обучающее']],
  ])('holds under %s what belongs there', async (theme, genres) => {
    const titles = await all(`theme=${theme}`);

    const strangers = titles.filter(
      (title) => !title.genres.some(({ name }) => genres.includes(name)),
    );

    expect(titles.length).toBeGreaterThan(5);
    expect(strangers.map(({ slug }) => slug)).toEqual([]);
  });

  it('joins options of one filter by or, and filters by and', async () => {
    const titles = await all('genres=comedy,horror&countries=armenia&years=2010,2020');

    expect(titles.length).toBeGreaterThan(2);
    for (const { genres, countries, year } of titles) {
      expect(genres.some(({ name }) => name === 'комедия' || name === 'ужасы')).toBe(true);
      expect(countries).toContain('Армения');
      expect(year).toBeGreaterThan(2009);
    }
  });

  it('leaves what a switch asks for', async () => {
    const fresh = await all('new=1');
    const included = await all('subscription=1');
    const high = await all('high_rating=1');

    expect(fresh.every(({ is_new }) => is_new)).toBe(true);
    expect(included.every(({ usage_model }) => usage_model === 'SERVICE')).toBe(true);
    expect(high.every(({ ratings }) => ratings.wink >= 8)).toBe(true);
    expect(Math.min(fresh.length, included.length, high.length)).toBeGreaterThan(3);
  });

  it('finds the short stories by their category', async () => {
    const titles = await all('category=shortseries');

    expect(titles.length).toBeGreaterThan(5);
    expect(titles.every(({ category }) => category?.alias === 'shortseries')).toBe(true);
  });

  it('sorts as asked', async () => {
    const byRating = (await page('sort=rating&limit=30')).items.map(
      ({ media_item }) => media_item.ratings.wink,
    );
    const byName = (await page('sort=name&limit=30')).items.map(
      ({ media_item }) => media_item.name,
    );

    expect(byRating).toEqual([...byRating].sort((one, other) => other - one));
    expect(byName).toEqual([...byName].sort((one, other) => one.localeCompare(other, 'ru')));
  });

  it('holds nothing above the highest limit of a child’s profile', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const { body } = await caller.send('GET', '/catalogue?theme=movies&limit=100');
    const ages = (body as CataloguePage).items.map(({ media_item }) => media_item.age_level);

    expect(ages).toHaveLength(100);
    expect(Math.max(...ages.map(({ age_value }) => age_value))).toBe(6);
  });

  it('counts all that pass the filters, and gives any page of them by its number', async () => {
    const whole = await all('theme=movies&genres=comedy');

    const second = await page('theme=movies&genres=comedy&limit=10&page=2');

    expect(second.total_count).toBe(whole.length);
    expect(second.items.map(({ media_item }) => media_item.slug)).toEqual(
      whole.slice(10, 20).map(({ slug }) => slug),
    );
  });

  it('answers nothing for an option that does not exist', async () => {
    expect(await page('genres=nowhere')).toEqual({ items: [], total_count: 0 });
  });

  it.each([
    'theme=nowhere',
    'sort=nowhere',
    'limit=0',
    'limit=101',
    'cursor=nowhere',
    'page=0',
    'new=yes',
  ])('refuses %s', async (query) => {
    expect((await backend.caller().send('GET', `/catalogue?${query}`)).status).toBe(400);
  });
});

describe('getFilters', () => {
  it('defines filters with options, and switches [FILTER-005, FILTER-007]', async () => {
    const { items, sorts } = await filters('?theme=movies');

    expect(items.map(({ type, alias, name }) => [type, alias, name])).toEqual([
      ['multiple', 'genres', 'Жанр'],
      ['multiple', 'countries', 'Страна'],
      ['multiple', 'years', 'Год'],
      ['multiple', 'age_levels', 'Возраст'],
      ['custom', 'new', 'Новинки'],
      ['custom', 'subscription', 'По подписке'],
      ['custom', 'high_rating', 'С высоким рейтингом'],
    ]);
    expect(items[0]).toMatchObject({
      all_options_title: 'Все жанры',
      options: expect.arrayContaining([{ alias: 'drama', name: 'драма' }]),
    });
    expect(sorts.map(({ alias }) => alias)).toEqual(['popular', 'new', 'rating', 'name']);
  });

  it.each(['movies', 'series', 'kids', 'education', 'sport'])(
    'offers for %s no option that leads nowhere',
    async (theme) => {
      const { items } = await filters(`?theme=${theme}`);
      const empty = [];
      for (const filter of items) {
        const options = filter.type === 'multiple' ? filter.options.map((one) => one.alias) : ['1'];
        for (const option of options) {
          const found = await page(`theme=${theme}&${filter.alias}=${option}&limit=1`);
          if (found.items.length === 0) empty.push(`${filter.alias}=${option}`);
        }
      }

      expect(empty).toEqual([]);
    },
  );

  it('names them in the language asked for', async () => {
    const { items } = await filters('?lang=hye');

    expect(items.map(({ name }) => name)).toEqual([
      'Ժանր',
      'Երկիր',
      'Տարի',
      'Տարիք',
      'Նորույթներ',
      'Բաժանորդագրությամբ',
      'Բարձր վարկանիշով',
    ]);
  });
});
