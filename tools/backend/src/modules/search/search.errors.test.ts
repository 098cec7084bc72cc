import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestCaller } from '../../testing/test-backend.ts';

let caller: TestCaller;

beforeAll(async () => {
  caller = (await createTestBackend()).caller();
});

const nothing = { groups: [] };

describe('search', () => {
  it.each(['', '   ', '«»…!?', 'ъ'])('finds nothing for «%s»', async (query) => {
    const { status, body } = await caller.send('GET', `/search?query=${encodeURIComponent(query)}`);

    expect([status, body]).toEqual([200, nothing]);
  });

  it.each([
    ['a hundred letters', 'ы'.repeat(100)],
    ['fifty words', 'я '.repeat(50)],
    ['signs of other scripts', '日本語 🎬 ა %_\\'],
  ])('stands %s', async (_title, query) => {
    const answer = await caller.send('GET', `/search?query=${encodeURIComponent(query)}`);

    expect(answer.status).toBe(200);
  });

  it.each([
    ['a query of 101 letters', `query=${'a'.repeat(101)}`],
    ['no query', 'kind=channel'],
    ['a kind that there is not', 'query=a&kind=season'],
    ['a limit of 0', 'query=a&limit=0'],
    ['a cursor without its kind', 'query=a&cursor=YWZ0ZXI6MQ'],
    ['a cursor that is none', 'query=a&kind=channel&cursor=no'],
  ])('refuses %s', async (_title, query) => {
    const { status, body } = await caller.send('GET', `/search?${query}`);

    expect([status, body]).toMatchObject([400, { error_code: 1000001 }]);
  });
});
