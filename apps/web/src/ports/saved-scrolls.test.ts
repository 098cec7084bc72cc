import { afterEach, describe, expect, it } from 'vitest';
import { readScrolls, writeScrolls } from './saved-scrolls.ts';

afterEach(() => sessionStorage.clear());

describe('saved scrolls', () => {
  it('keeps media views as a list under their name, and entries beside it [STORE-010]', () => {
    const scrolls = {
      entries: [{ entry: 'first', scrollY: 640 }],
      mediaViews: [{ id: 'movies', scrollY: 1200 }],
    };

    writeScrolls(scrolls);

    expect(sessionStorage.getItem('mediaViewScrolls')).toBe('[{"id":"movies","scrollY":1200}]');
    expect(readScrolls()).toEqual(scrolls);
  });

  it.each([
    ['nothing', undefined],
    ['no list', '{}'],
    ['another list', '[1]'],
    ['no JSON', '<'],
  ])('has no places where %s was saved', (_case, text) => {
    if (text !== undefined) {
      sessionStorage.setItem('mediaViewScrolls', text);
      sessionStorage.setItem('foyer.places', text);
    }

    expect(readScrolls()).toEqual({ entries: [], mediaViews: [] });
  });
});
