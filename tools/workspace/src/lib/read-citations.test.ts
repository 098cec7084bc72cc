import { describe, expect, it } from 'vitest';
import { readTestFiles } from './read-citations.ts';

describe('test titles', () => {
  it('cite several statements in one list, for only the last of two would count', () => {
    const twice = /\[[A-Z][A-Z0-9]*-\d{3}\]\s\[[A-Z][A-Z0-9]*-\d{3}/u;

    const wrong = readTestFiles().filter(({ source }) => twice.test(source));

    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
