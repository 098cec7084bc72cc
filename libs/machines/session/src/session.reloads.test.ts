import { describe, expect, it } from 'vitest';
import { FORGET_MS, isCookieBrief, planReload } from './session.reloads.ts';

const plan = (count: number, atMs: number, nowMs: number, random = 0) =>
  planReload({ marks: { lost: { count, atMs } }, cause: 'lost', nowMs, random });

describe('planReload', () => {
  it('lets a cause act at once that has not acted yet, and forgets no other', () => {
    const stale = { count: 2, atMs: 7 };

    expect(planReload({ marks: { stale }, cause: 'lost', nowMs: 1000, random: 1 })).toEqual({
      pauseMs: 0,
      marks: { stale, lost: { count: 1, atMs: 1000 } },
    });
  });

  it('doubles the pauses from five seconds to a minute', () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => plan(count, 1000, 1000).pauseMs)).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
  });

  it('grows a pause by up to a half at random', () => {
    expect(plan(2, 1000, 1000, 1)).toEqual({
      pauseMs: 15_000,
      marks: { lost: { count: 3, atMs: 16_000 } },
    });
  });

  it('counts what has passed of a pause', () => {
    expect(plan(1, 1000, 4000).pauseMs).toBe(2000);
    expect(plan(1, 1000, 90_000).pauseMs).toBe(0);
  });

  it('keeps a plan that an earlier page did not carry out', () => {
    expect(plan(2, 9000, 4000)).toEqual({
      pauseMs: 5000,
      marks: { lost: { count: 2, atMs: 9000 } },
    });
  });

  it('begins anew after five quiet minutes, and after the clock was set back', () => {
    const anew = (nowMs: number) => ({ pauseMs: 0, marks: { lost: { count: 1, atMs: nowMs } } });

    expect(plan(5, 1000, 1000 + FORGET_MS)).toEqual(anew(1000 + FORGET_MS));
    expect(plan(5, 500_000, 1000)).toEqual(anew(1000));
  });
});

describe('isCookieBrief', () => {
  it('is true for a minute after a demo session was made for a reload', () => {
    const marks = { missing: { count: 1, atMs: 1000 } };

    expect([2000, 60_000, 62_000].map((nowMs) => isCookieBrief(marks, nowMs))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isCookieBrief({ lost: { count: 1, atMs: 1000 } }, 1000)).toBe(false);
  });
});
