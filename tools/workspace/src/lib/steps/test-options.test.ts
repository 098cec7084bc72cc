import { describe, expect, it } from 'vitest';
import { readTestOptions } from './test-options.ts';

describe('readTestOptions', () => {
  it('runs everything where nothing is asked for', () => {
    expect(readTestOptions([])).toEqual({});
  });

  it('reads a change with and without its base', () => {
    expect(readTestOptions(['--changed'])).toEqual({ changed: {} });
    expect(readTestOptions(['--changed', 'HEAD~3'])).toEqual({ changed: { base: 'HEAD~3' } });
  });

  it('reads parts and the share of a machine', () => {
    expect(readTestOptions(['--only', 'units,stories', '--shard', '2/3'])).toEqual({
      only: ['units', 'stories'],
      shard: '2/3',
    });
  });

  it.each([
    [['--only', 'unit'], 'no part unit'],
    [['HEAD~3'], 'HEAD~3 is no option'],
    [['--changed', 'a', 'b'], 'b is no option'],
    [['--shard', '4/3'], 'reads like --shard 1/3'],
    [['--fast'], '--fast'],
  ])('refuses %s with a sentence', (args, sentence) => {
    expect(() => readTestOptions(args)).toThrow(sentence);
  });
});
