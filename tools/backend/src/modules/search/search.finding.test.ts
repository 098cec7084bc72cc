import type { SearchAnswer, SearchItem } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestCaller } from '../../testing/test-backend.ts';
import { hardQueries, type HardQuery } from './hard-queries.fixtures.ts';

/** Nobody looks further. */
const FIRST = 5;

let caller: TestCaller;

beforeAll(async () => {
  caller = (await createTestBackend()).caller();
});

const idOf = (item: SearchItem): string =>
  Object.values(item).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'slug' in part ? [String(part.slug)] : [],
  )[0] ?? '';

async function findsFirst({ query, finds }: HardQuery): Promise<boolean> {
  const { body } = await caller.send('GET', `/search?query=${encodeURIComponent(query)}`);
  const [kind] = finds.split('/');
  const group = (body as SearchAnswer).groups.find((one) => one.kind === kind);
  return (group?.items ?? [])
    .slice(0, FIRST)
    .some(({ item }) => `${item.type}/${idOf(item)}` === finds);
}

describe('search in other words', () => {
  it('finds nine of ten titles, people and channels in spite of mistakes, layouts and letters', async () => {
    const all = Object.entries(hardQueries).flatMap(([kind, queries]) =>
      queries.map((query) => ({ kind, ...query })),
    );

    const missed: string[] = [];
    for (const query of all) {
      if (!(await findsFirst(query))) {
        missed.push(`${query.kind}: «${query.query}» does not find ${query.finds}`);
      }
    }

    if (missed.length > 0) console.warn(missed.join('\n'));
    expect(Object.values(hardQueries).map(({ length }) => length)).toEqual([20, 20, 20]);
    expect(missed.length).toBeLessThanOrEqual(all.length / 10);
  });
});
