import type { SearchAnswer, SearchItem, SearchSuggestions } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** 21 November 2026, 20:59 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 17, 59);

/** The family's child: nothing above 6+. */
const CHILD_ID = 'demo-2-profile-3';

let backend: TestBackend;
let child: TestCaller;

beforeAll(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOW) });
  child = await backend.signedIn(2);
  await child.send('POST', '/profiles/switch', { body: { id: CHILD_ID, pin_code: '1234' } });
});

const search = async (caller: TestCaller, query: string): Promise<SearchAnswer> => {
  const path = `/search?query=${encodeURIComponent(query)}&limit=100`;
  return (await caller.send('GET', path)).body as SearchAnswer;
};

const yearsOf = (item: SearchItem): number => {
  if (item.type === 'media_item') return item.media_item.age_level.age_value;
  if (item.type === 'channel') return item.channel.age_level.age_value;
  if (item.type === 'epg') return item.epg.age_level.age_value;
  return 0;
};

const yearsIn = ({ groups }: SearchAnswer, kind: string): number[] =>
  groups
    .filter((group) => group.kind === kind)
    .flatMap(({ items }) => items.map(({ item }) => yearsOf(item)));

describe('search', () => {
  it.each(['media_item', 'channel', 'epg'])(
    'shows a child nothing above its age among results of kind %s',
    async (kind) => {
      const queries = ['а', 'к', 'н', 'п', 'с', 'т', 'драма', 'ужасы', 'фильм', 'канал', 'ночь'];
      const found = await Promise.all(queries.map((query) => search(child, query)));
      const foundByAll = await Promise.all(queries.map((query) => search(backend.caller(), query)));

      const years = found.flatMap((answer) => yearsIn(answer, kind));
      expect(Math.max(...years)).toBe(6);
      expect(Math.max(...foundByAll.flatMap((answer) => yearsIn(answer, kind)))).toBeGreaterThan(6);
    },
  );

  it('hides a title above its age from a child however it is asked for', async () => {
    const queries = ['носферату', 'nosferatu', 'yjcathfne', 'насферату', 'макс шрек'];

    const found = await Promise.all(
      queries.map(async (query) => JSON.stringify(await search(child, query))),
    );

    expect(found.filter((text) => text.includes('nosferatu'))).toEqual([]);
    expect(JSON.stringify(await search(backend.caller(), 'насферату'))).toContain('nosferatu');
  });

  it('hides people all of whose titles are above its age from a child', async () => {
    const query = 'макс шрек';

    const [forChild, forAll] = [await search(child, query), await search(backend.caller(), query)];

    expect(JSON.stringify(forChild)).not.toContain('max-schreck');
    expect(forAll.best_match).toMatchObject({ item: { person: { id: 'max-schreck' } } });
  });

  it('shows a profile no channel that it hides, and nothing that is on there', async () => {
    const caller = await backend.signedIn(1);
    const before = await search(caller, 'немой экран');

    const body = { hidden_channel_ids: ['nemoy-ekran'] };
    await caller.send('PUT', '/profiles/demo-1-profile-1/channels', { body });
    const after = await search(caller, 'немой экран');
    const programmes = await search(caller, 'передача');

    expect(before.best_match).toMatchObject({ item: { channel: { id: 'nemoy-ekran' } } });
    expect(JSON.stringify([after, programmes])).not.toContain('"nemoy-ekran"');
  });
});

describe('suggestSearch', () => {
  it.each(['', 'носф', 'nosf'])(
    'suggests a child nothing above its age for «%s»',
    async (query) => {
      const path = `/search/suggestions?query=${encodeURIComponent(query)}`;

      const { items } = (await child.send('GET', path)).body as SearchSuggestions;

      const titles = items.filter(({ kind }) => kind === 'media_item').map(({ text }) => text);
      const years = await Promise.all(
        titles.map(async (text) => {
          const { best_match: best } = await search(backend.caller(), text);
          return best ? yearsOf(best.item) : 0;
        }),
      );
      expect(Math.max(0, ...years)).toBeLessThanOrEqual(6);
      expect(titles.length > 0).toBe(query === '');
    },
  );
});
