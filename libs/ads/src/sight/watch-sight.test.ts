import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSight } from './watch-sight.ts';

const viewable = {
  viewable: ['https://ads.example/seen'],
  notViewable: ['https://ads.example/unseen'],
  viewUndetermined: ['https://ads.example/unknown'],
};

/** Says how much of the element is in the window. */
let see: (share: number) => void = () => {};

class FakeObserver {
  constructor(hear: (entries: { intersectionRatio: number }[]) => void) {
    see = (intersectionRatio) => hear([{ intersectionRatio }]);
  }
  observe() {}
  disconnect() {}
}

function watch() {
  const pings: string[] = [];
  const leaving = new AbortController();
  const sight = watchSight(
    { viewable },
    {
      element: document.createElement('div'),
      ping: (url) => pings.push(url.split('/').at(-1) ?? ''),
      macros: () => ({}),
      signal: leaving.signal,
    },
  );
  return { ...sight, pings, leaving };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchSight', () => {
  it('tells that an advertisement was in sight after two seconds of half of it, once', () => {
    const { hear, end, pings } = watch();
    hear({ type: 'framed' });
    see(0.5);
    vi.advanceTimersByTime(1_999);
    expect(pings).toEqual([]);
    vi.advanceTimersByTime(1);
    see(0);
    see(1);
    vi.advanceTimersByTime(5_000);
    end();
    expect(pings).toEqual(['seen']);
  });

  it('tells that it was not where less was seen, or not for two seconds without a break', () => {
    const { hear, end, pings } = watch();
    hear({ type: 'framed' });
    see(0.4);
    vi.advanceTimersByTime(9_000);
    see(0.6);
    vi.advanceTimersByTime(1_500);
    see(0);
    see(0.6);
    vi.advanceTimersByTime(1_500);
    end();
    expect(pings).toEqual(['unseen']);
  });

  it('counts no time in which it stands still', () => {
    const { hear, pings } = watch();
    hear({ type: 'framed' });
    see(1);
    vi.advanceTimersByTime(1_000);
    hear({ type: 'pause' });
    vi.advanceTimersByTime(9_000);
    hear({ type: 'resume' });
    vi.advanceTimersByTime(1_900);
    expect(pings).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(pings).toEqual(['seen']);
  });

  it('tells nothing of one that had no frame, nor of a break that was given up', () => {
    const unseen = watch();
    unseen.end();
    const left = watch();
    left.hear({ type: 'framed' });
    left.leaving.abort();
    left.end();
    expect([unseen.pings, left.pings]).toEqual([[], []]);
  });

  it('says that it cannot be known where the browser does not say it', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('window', { ...window });
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { hear, end, pings } = watch();
    hear({ type: 'framed' });
    end();
    expect(pings).toEqual(['unknown']);
  });
});
