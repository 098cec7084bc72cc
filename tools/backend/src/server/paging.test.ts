import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { pageOf } from './paging.ts';

const all = Array.from({ length: 95 }, (_, index) => index);

describe('pageOf', () => {
  it('walks a list page by page to its end, each entry once', () => {
    const walked: number[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = pageOf(all, { cursor });
      walked.push(...page.items);
      sizes.push(page.items.length);
      cursor = page.next_cursor;
    } while (cursor !== undefined);

    expect(walked).toEqual(all);
    expect(sizes).toEqual([40, 40, 15]);
  });

  it('gives as many as the limit says, and no cursor when they are all', () => {
    expect(pageOf([1, 2], { limit: '2' })).toEqual({ items: [1, 2] });
  });

  it('finds a page by its number, with as many before it as the limit says', () => {
    expect(pageOf(all, { page: '3' }).items).toEqual(all.slice(80));
    expect(pageOf(all, { page: '4', limit: '10' }).items).toEqual(all.slice(30, 40));
    expect(pageOf(all, { page: '9' })).toEqual({ items: [] });
  });

  it('refuses a cursor that no page gave', () => {
    expect(() => pageOf(all, { cursor: 'nowhere' })).toThrow(
      new Failure('invalidRequest', { detail: 'cursor' }),
    );
  });
});
