import type { SearchSuggestions } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestCaller } from '../../testing/test-backend.ts';

let caller: TestCaller;

beforeAll(async () => {
  caller = (await createTestBackend()).caller();
});

const suggest = async (query: string, rest = ''): Promise<SearchSuggestions> => {
  const path = `/search/suggestions?query=${encodeURIComponent(query)}${rest}`;
  return (await caller.send('GET', path)).body as SearchSuggestions;
};

describe('suggestSearch', () => {
  it('goes on from what was typed with names and genres, marking it [SEARCH-002]', async () => {
    const { items } = await suggest('фант');

    expect(items).toContainEqual({
      text: 'Фантомас',
      kind: 'media_item',
      matches: [{ start: 0, end: 4 }],
    });
    expect(items.at(-1)).toEqual({ text: 'фантастика', matches: [{ start: 0, end: 4 }] });
    expect(items.length).toBeLessThanOrEqual(10);
  });

  it('suggests each text once', async () => {
    const { items } = await suggest('ночной экспресс');

    expect(items.map(({ text }) => text)).toEqual(['Ночной экспресс']);
  });

  it('forgives mistakes', async () => {
    const { items } = await suggest('vtnhjgfk');

    expect(items[0]).toMatchObject({ text: 'Метрополис', kind: 'media_item' });
  });

  it('says what is popular, titles and genres, before anything is typed', async () => {
    const { items } = await suggest('');

    expect(items.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 7 }, () => 'media_item'),
      undefined,
      undefined,
      undefined,
    ]);
    expect(items).toEqual((await suggest(' ,!')).items);
  });

  it('speaks the language asked for', async () => {
    const { items } = await suggest('метроп', '&lang=eng');

    expect(items[0]?.text).toBe('Metropolis');
  });
});
