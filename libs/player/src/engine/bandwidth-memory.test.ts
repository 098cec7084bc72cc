import { describe, expect, it } from 'vitest';
import { storedBandwidth } from './bandwidth-memory.ts';

function storage(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
  };
}

describe('storedBandwidth', () => {
  it('gives the next title what the last one measured, as a whole number', () => {
    const kept = storage();
    storedBandwidth(kept).write(4_200_000.6);
    expect([kept.content, storedBandwidth(kept).read()]).toEqual([
      { playerBandwidth: '4200001' },
      4_200_001,
    ]);
  });

  it.each([[''], ['fast'], ['-3'], ['NaN']])('knows nothing from "%s"', (playerBandwidth) => {
    expect(storedBandwidth(storage({ playerBandwidth })).read()).toBeUndefined();
  });

  it('does not trust more than 20 Mbit/s, and keeps no nonsense', () => {
    const kept = storage({ playerBandwidth: '900000000' });
    storedBandwidth(kept).write(Number.NaN);
    expect(storedBandwidth(kept).read()).toBe(20_000_000);
  });

  it('does without a storage, and with a forbidden one', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    storedBandwidth({ getItem: forbidden, setItem: forbidden }).write(1);
    expect([
      storedBandwidth(undefined).read(),
      storedBandwidth({ getItem: forbidden, setItem: forbidden }).read(),
    ]).toEqual([undefined, undefined]);
  });
});
