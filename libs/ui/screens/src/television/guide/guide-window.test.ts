import { describe, expect, it } from 'vitest';
import { HOUR } from './guide-time.ts';
import {
  boxOf,
  columnCount,
  columnOf,
  firstMoment,
  halfHoursIn,
  indexAt,
  overlapping,
  scrollToShow,
  textShift,
  windowOf,
} from './guide-window.ts';
import type { GuideProgramme } from './guide.types.ts';

const day = { from: 0, to: 24 * HOUR };

const programme = (fromHour: number, toHour: number): GuideProgramme => ({
  id: `${fromHour}`,
  title: `At ${fromHour}`,
  href: '/tv/kino',
  startTime: fromHour * HOUR,
  endTime: toHour * HOUR,
});

const programmes = [programme(-1, 1), programme(1, 2), programme(4, 6), programme(6, 30)];
const idsOf = (list: readonly GuideProgramme[]) => list.map(({ id }) => id);

describe('windowOf', () => {
  it('takes whole hours and one round what is in view', () => {
    expect(windowOf(3.5 * 352, 2 * 352, day)).toEqual({ from: 2 * HOUR, to: 7 * HOUR });
  });

  it('stays the same while scrolling within an hour', () => {
    expect(windowOf(3.1 * 352, 500, day)).toEqual(windowOf(3.9 * 352, 500, day));
  });

  it('ends where the days end', () => {
    expect(windowOf(0, 352, day)).toEqual({ from: 0, to: 3 * HOUR });
    expect(windowOf(23 * 352, 352, day)).toEqual({ from: 22 * HOUR, to: 24 * HOUR });
  });
});

describe('overlapping', () => {
  it('takes what is on at any moment of a part of time, and nothing that only touches it', () => {
    expect(idsOf(overlapping(programmes, { from: HOUR, to: 4 * HOUR }))).toEqual(['1']);
    expect(idsOf(overlapping(programmes, { from: 0.5 * HOUR, to: 5 * HOUR }))).toEqual([
      '-1',
      '1',
      '4',
    ]);
    expect(overlapping(programmes, { from: 2 * HOUR, to: 4 * HOUR })).toEqual([]);
  });
});

describe('indexAt', () => {
  it('finds what is on, and in a gap the nearer neighbour', () => {
    const hours = [-5, 0, 1, 2.5, 3.5, 6, 40];
    expect(hours.map((hour) => indexAt(programmes, hour * HOUR))).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });

  it('finds nothing where there is nothing', () => {
    expect(indexAt([], HOUR)).toBe(-1);
  });
});

describe('boxOf', () => {
  it('gives an hour 352 px and leaves a gap to the next programme', () => {
    expect(boxOf(programme(1, 2), day)).toEqual({ start: 352, size: 348 });
  });

  it('cuts off what is outside the days', () => {
    expect(boxOf(programme(-1, 1), day)).toEqual({ start: 0, size: 348 });
    expect(boxOf(programme(23, 30), day)).toEqual({ start: 23 * 352, size: 348 });
  });
});

describe('textShift', () => {
  const box = { start: 1000, size: 500 };

  it('keeps the text of what has begun out of view in view', () => {
    expect(textShift(box, 1200)).toBe(200);
    expect(textShift(box, 900)).toBe(0);
  });

  it('lets the text go when little is left of the programme', () => {
    expect(textShift(box, 1450)).toBe(380);
    expect(textShift({ start: 1000, size: 100 }, 1050)).toBe(0);
  });
});

describe('scrollToShow', () => {
  const view = { start: 1000, size: 500 };

  it('does not move for what is in view', () => {
    expect(scrollToShow({ start: 1100, size: 200 }, view)).toBe(1000);
  });

  it('moves as little as shows all of it', () => {
    expect(scrollToShow({ start: 1400, size: 200 }, view)).toBe(1100);
    expect(scrollToShow({ start: 800, size: 100 }, view)).toBe(800);
  });

  it('shows the beginning of what is longer than the view', () => {
    expect(scrollToShow({ start: 1200, size: 900 }, view)).toBe(1200);
  });

  it('leaves a long programme where it is when an hour of it is in view', () => {
    expect(scrollToShow({ start: 0, size: 5000 }, view)).toBe(1000);
  });
});

describe('columns', () => {
  it('are those of the channels and one for every five minutes', () => {
    expect(columnCount(day)).toBe(1 + 288);
    expect([0, 299, 300, 24 * HOUR].map((time) => columnOf(time, day))).toEqual([2, 2, 3, 289]);
  });
});

describe('the ruler', () => {
  it('counts half hours from the beginning, also in a zone a quarter of an hour off', () => {
    expect(halfHoursIn({ from: 900, to: 900 + HOUR })).toEqual([900, 2700]);
  });

  it('begins today an hour ago and another day in the morning', () => {
    expect(firstMoment(day, 19.4 * HOUR)).toBe(18 * HOUR);
    expect(firstMoment(day, 0.5 * HOUR)).toBe(0);
    expect(firstMoment(day, 30 * HOUR)).toBe(6 * HOUR);
  });
});
