import { describe, expect, it } from 'vitest';
import { momentOf } from './moscow-time.ts';

describe('momentOf', () => {
  it('reads the time of Moscow, wherever the browser is', () => {
    expect(momentOf('2026-12-01T00:30')).toBe(Date.UTC(2026, 10, 30, 21, 30));
  });

  it('gives nothing for nothing', () => {
    expect(momentOf('')).toBeUndefined();
  });
});
