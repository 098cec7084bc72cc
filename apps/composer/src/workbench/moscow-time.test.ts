import { describe, expect, it, vi } from 'vitest';
import { momentOf, zoneDate } from './moscow-time.ts';

describe('momentOf', () => {
  it('reads the time of Moscow, wherever the browser is', () => {
    expect(momentOf('2026-12-01T00:30')).toBe(Date.UTC(2026, 10, 30, 21, 30));
  });

  it('gives nothing for nothing', () => {
    expect(momentOf('')).toBeUndefined();
  });
});

describe('zoneDate', () => {
  const moment = Date.UTC(2026, 10, 30, 21, 30);

  it('writes the time of Moscow', () => {
    expect(zoneDate('en')(moment)).toMatch(/^Dec 1, 2026, 12:30\sAM$/u);
  });

  it('writes numbers where a browser knows no months of a language', () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);

    expect(zoneDate('hy')(moment)).toBe('01.12.2026, 00:30');
  });
});
