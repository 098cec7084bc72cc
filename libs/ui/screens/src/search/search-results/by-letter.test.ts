import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';
import { hitOf } from './search-results.fixtures.ts';

it('sorts by title under first letters, past signs, with what has no letter by itself', () => {
  const hits = ['Ёлки', 'Маяк', '«Август»', '12 стульев', 'Адмирал'].map((title) => hitOf(title));

  expect(
    byLetter(hits, 'rus').map(({ head, items }) => [head, items.map(({ title }) => title)]),
  ).toEqual([
    ['0–9', ['12 стульев']],
    ['А', ['«Август»', 'Адмирал']],
    ['Ё', ['Ёлки']],
    ['М', ['Маяк']],
  ]);
});
