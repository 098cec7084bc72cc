import { number, object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { keptTabRecord } from './kept-tab-record.ts';

const schema = object({ balance: number() });

function fakeMarks() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('keptTabRecord', () => {
  it('gives back what was kept for the same profile, until it is forgotten', () => {
    const marks = fakeMarks();
    const own = keptTabRecord(marks, 'refill', 'profile-1', schema);
    own.keep({ balance: 100 });

    expect(own.read()).toEqual({ balance: 100 });
    expect(keptTabRecord(marks, 'refill', 'profile-2', schema).read()).toBeUndefined();
    own.keep(undefined);
    expect(own.read()).toBeUndefined();
  });

  it('knows nothing where the browser forbids its storage', () => {
    const forbidden = () => {
      throw new Error('Forbidden');
    };
    const record = keptTabRecord(
      { getItem: forbidden, setItem: forbidden },
      'refill',
      'profile-1',
      schema,
    );
    record.keep({ balance: 100 });
    expect(record.read()).toBeUndefined();
  });
});
