import { describe, expect, it } from 'vitest';
import {
  coverLeft,
  decodingOrder,
  followScroll,
  frameTimes,
  hasFilm,
  itemAt,
  nextRedraw,
  passage,
  REDRAW_MS,
  rowShare,
} from './scrub.ts';
import { FRAME_SIZE, FRAMES_BYTES_MAX } from './showcase-limits.ts';

describe('the time of the film', () => {
  it('is where the row is scrolled to, or the block in the window [BLOCK-058]', () => {
    const row = { scrollWidth: 2000, clientWidth: 1000 };
    expect([0, 250, 1000, 1200].map((scrollLeft) => rowShare({ ...row, scrollLeft }))).toEqual([
      0, 0.25, 1, 1,
    ]);
    expect(rowShare({ scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 })).toBeUndefined();
    expect([900, 200, -700].map((top) => passage({ top, height: 600 }, 800))).toEqual([
      0,
      3 / 7,
      1,
    ]);
  });

  it('follows the scroll, fast at first, and is there within 2 seconds [BLOCK-064]', () => {
    const way = [0, 0.5, 1, 2].map((seconds) => followScroll(0, 1, seconds));

    expect(way[0]).toBe(0);
    expect(way[1]).toBeGreaterThan(0.6);
    expect(way[2]).toBeLessThan(0.95);
    expect(way[3]).toBeCloseTo(0.99, 5);
    expect(followScroll(1, 0.5, 2)).toBeCloseTo(0.505, 5);
  });

  it('is the same whatever the beat', () => {
    let shown = 0;
    for (let beat = 0; beat < 24; beat += 1) shown = followScroll(shown, 1, 1 / 24);
    expect(shown).toBeCloseTo(followScroll(0, 1, 1), 10);
  });
});

describe('the clock of redraws', () => {
  const redrawsAt = (hertz: number, seconds: number) => {
    let due = 0;
    let count = 0;
    for (let frame = 0; frame < hertz * seconds; frame += 1) {
      const now = 1000 + (frame * 1000) / hertz;
      if (now < due) continue;
      due = nextRedraw(due, now);
      count += 1;
    }
    return count / seconds;
  };

  it.each([60, 120, 144, 50])(
    'redraws 24 times a second on a screen of %i Hz [BLOCK-066]',
    (hertz) => {
      expect(Math.abs(redrawsAt(hertz, 10) - 24)).toBeLessThan(1);
    },
  );

  it('makes up for nothing that it missed', () => {
    expect(nextRedraw(1000, 5000)).toBe(5000 + REDRAW_MS);
  });
});

describe('the pictures that are kept', () => {
  it('are as near as key frames are, and never take more than 40 MB', () => {
    const bytes = (count: number) => count * FRAME_SIZE.width * FRAME_SIZE.height * 4;
    const counts = [0.1, 2, 8, 60].map((seconds) => frameTimes(seconds).length);

    expect(counts).toEqual([2, 11, 41, 43]);
    expect(bytes(Math.max(...counts))).toBeLessThanOrEqual(FRAMES_BYTES_MAX);
    expect(FRAMES_BYTES_MAX).toBeLessThanOrEqual(40 * 1024 * 1024);
    expect([frameTimes(8)[0], frameTimes(8).at(-1)]).toEqual([0, 8]);
  });

  it('come with the ends first and the middles after, each once', () => {
    expect(decodingOrder(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
    for (const count of [2, 3, 7, 41]) {
      expect(decodingOrder(count).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => index),
      );
    }
  });
});

describe('hasFilm', () => {
  const desktop = {
    deviceType: 'web',
    isCalm: false,
    isSavingData: false,
    isPhone: false,
    memory: 8,
  };

  it('is so on web, mobile and Aurora, and not in the alternate device mode [BLOCK-062, BLOCK-063]', () => {
    const on = (deviceType: string) => hasFilm({ ...desktop, deviceType });
    expect(['web', 'mobile', 'aurora', 'Aurora'].map(on)).toEqual([true, true, true, true]);
    expect(['tv', 'stb', ''].map(on)).toEqual([false, false, false]);
  });

  it('is not so with reduced motion, on little data, or on a phone of little memory', () => {
    const without = [{ isCalm: true }, { isSavingData: true }, { isPhone: true, memory: 2 }];
    const withFilm = [{ isPhone: true }, { isPhone: true, memory: undefined }, { memory: 2 }];
    expect(without.map((facts) => hasFilm({ ...desktop, ...facts }))).toEqual([
      false,
      false,
      false,
    ]);
    expect(withFilm.map((facts) => hasFilm({ ...desktop, ...facts }))).toEqual([true, true, true]);
  });
});

it('lets the picture over the film go when the scroll begins', () => {
  expect([0, 0.06, 0.12, 1].map(coverLeft)).toEqual([1, 0.5, 0, 0]);
});

it('finds the current item', () => {
  expect([0, 0.3, 0.5, 1, 2].map((share) => itemAt(share, 6))).toEqual([0, 2, 3, 5, 5]);
});
