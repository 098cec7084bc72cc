// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAurora, isSwipeBack, orientationAt, type AuroraSigns } from './aurora-rules.ts';

const from = { x: 24, y: 300, atMs: 1000 };
const to = { x: 54, y: 310, atMs: 1500 };

describe('isSwipeBack', () => {
  it('is a swipe to the right from the left edge [AURORA-002]', () => {
    expect(isSwipeBack(from, to)).toBe(true);
    expect(isSwipeBack(from, { ...to, x: 0 })).toBe(false);
  });

  it('goes at least 30 px [AURORA-004]', () => {
    expect(isSwipeBack(from, { ...to, x: 53 })).toBe(false);
  });

  it('begins at most 24 px from the edge [AURORA-005]', () => {
    expect(isSwipeBack({ ...from, x: 25 }, { ...to, x: 200 })).toBe(false);
  });

  it('takes at most 500 ms [AURORA-006]', () => {
    expect(isSwipeBack(from, { ...to, atMs: 1501 })).toBe(false);
  });

  it('is no scrolling', () => {
    expect(isSwipeBack(from, { ...to, y: 340 })).toBe(false);
  });
});

describe('orientationAt', () => {
  it.each(['/embed/7', '/embed/tv/7', '/movies/mayak/trailer', '/tv/7/player', '/series/a/player'])(
    'lays the screen along at %s [AURORA-007]',
    (path) => {
      expect(orientationAt(path)).toBe('landscape');
    },
  );

  it.each(['/', '/movies/mayak', '/movies/players', '/trailers'])(
    'leaves the screen as it is at %s [AURORA-008]',
    (path) => {
      expect(orientationAt(path)).toBe('base');
    },
  );
});

describe('isAurora', () => {
  const tab = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    };
  };
  const signs = (given: Partial<AuroraSigns>): AuroraSigns => {
    const storage = tab();
    return { userAgent: 'Firefox', search: '', storage: () => storage, ...given };
  };

  it('believes the browser [AURORA-001]', () => {
    expect(isAurora(signs({ userAgent: 'Mozilla/5.0 (Linux; Aurora 5.1) Gecko' }))).toBe(true);
    expect(isAurora(signs({}))).toBe(false);
  });

  it('believes the address, for the whole visit [AURORA-009]', () => {
    const storage = tab();

    expect(isAurora(signs({ storage: () => storage, search: '?aurora' }))).toBe(true);
    expect(isAurora(signs({ storage: () => storage }))).toBe(true);
  });

  it('does without a storage', () => {
    const forbidden = signs({
      search: '?aurora=1',
      storage: () => {
        throw new Error('Forbidden');
      },
    });

    expect(isAurora(forbidden)).toBe(true);
    expect(isAurora({ ...forbidden, search: '' })).toBe(false);
  });
});
