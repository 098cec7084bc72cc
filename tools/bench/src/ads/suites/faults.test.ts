import { describe, expect, it } from 'vitest';
import type { Mark } from '../page/site-probe.types.ts';
import { phaseStart } from './faults.ts';

const marks = (...list: readonly [Mark['what'], number][]): Mark[] =>
  list.map(([what, at]) => ({ what, at }));

describe('phaseStart', () => {
  it('is the first call where no answer held a film, whatever its hops', () => {
    expect(phaseStart(marks(['asked', 100], ['asked', 900], ['content', 4_000]))).toBe(100);
  });

  it('is the film that does not come, or the moment at which it stands still', () => {
    expect(phaseStart(marks(['asked', 100], ['media', 300], ['content', 4_400]))).toBe(300);
    expect(
      phaseStart(marks(['asked', 100], ['media', 300], ['stalled', 5_000], ['content', 9_100])),
    ).toBe(5_000);
  });

  it('is unknown where no ad server was asked', () => {
    expect(phaseStart(marks(['content', 500]))).toBeUndefined();
  });
});
