import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const list = [a, b, c];

describe('neighboursOf', () => {
  it('goes round at both ends', () => {
    expect(list.map(({ id }) => neighboursOf(list, id))).toEqual([
      { previous: c, next: b },
      { previous: a, next: c },
      { previous: b, next: a },
    ]);
  });

  it('knows none of what stands alone, or nowhere', () => {
    expect([neighboursOf([a], 'a'), neighboursOf(list, 'd'), neighboursOf([], 'a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
