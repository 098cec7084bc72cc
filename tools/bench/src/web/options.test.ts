import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything of this site unless told otherwise', () => {
    const { pages, parts, ...rest } = readOptions([]);

    expect(pages.map(({ name }) => name)).toEqual([
      'home',
      'catalogue',
      'film',
      'channel',
      'guide',
      'search',
      'my',
      'landing',
      'certificates',
    ]);
    expect([...parts]).toEqual(['visits', 'weights', 'rates']);
    expect(rest).toEqual({ seconds: 5, connections: 10 });
  });

  it('takes parts, pages and another site', () => {
    const options = readOptions([
      '--part',
      'visits',
      '--pages',
      'my,home',
      '--runs',
      '5',
      '--site',
      '/else',
    ]);

    expect([...options.parts]).toEqual(['visits']);
    expect(options.pages.map(({ name }) => name)).toEqual(['my', 'home']);
    expect([options.runs, options.site]).toEqual([5, '/else']);
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--pages', 'house'])).toThrow('not "house"');
    expect(() => readOptions(['--runs', '0'])).toThrow('above 0');
  });
});
