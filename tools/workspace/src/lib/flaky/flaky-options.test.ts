import { describe, expect, it } from 'vitest';
import { readFlakyOptions } from './flaky-options.ts';

describe('readFlakyOptions', () => {
  it('runs everything five times on an idle machine', () => {
    expect(readFlakyOptions([])).toEqual({ runs: 5, busy: false, changed: false, journeys: [] });
  });

  it('reads a count, the load, the choice and journeys', () => {
    expect(readFlakyOptions(['--runs', '3', '--busy', '--changed', 'pin', 'player'])).toEqual({
      runs: 3,
      busy: true,
      changed: true,
      journeys: ['pin', 'player'],
    });
  });

  it.each([
    [['--runs', 'many'], '--runs many reads like --runs 5'],
    [['--run', '3'], '--run'],
  ])('refuses %s with a sentence', (args, sentence) => {
    expect(() => readFlakyOptions(args)).toThrow(sentence);
  });
});
