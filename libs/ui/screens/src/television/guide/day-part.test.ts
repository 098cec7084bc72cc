import { describe, expect, it } from 'vitest';
import {
  earlierPart,
  firstPart,
  laterPart,
  middleOf,
  partAt,
  programmesOfPart,
} from './day-part.ts';
import { HOUR } from './guide-time.ts';

const hours = (from: number, to: number) => ({ from: from * HOUR, to: to * HOUR });
const day = hours(0, 24);

const programmes = [0, 5, 12, 18, 19, 20, 23].map((hour, index, all) => ({
  id: `${hour}`,
  title: `At ${hour}`,
  href: '/tv/kino',
  startTime: hour * HOUR,
  endTime: (all[index + 1] ?? 26) * HOUR,
}));
const idsOf = (part: { from: number; to: number }, nowHour: number) =>
  programmesOfPart(programmes, part, nowHour * HOUR).map(({ id }) => id);

describe('parts of a day', () => {
  it('are found again by a moment, also when the clock has gone on', () => {
    const [earlier, later] = [hours(9, 15), hours(21, 24)];

    expect(partAt(day, 15 * HOUR + 60, middleOf(earlier))).toEqual({
      from: 9 * HOUR + 60,
      to: 15 * HOUR + 60,
    });
    expect(partAt(day, 15 * HOUR + 60, middleOf(later)).to).toBe(24 * HOUR);
    expect(partAt(day, 15 * HOUR, undefined)).toEqual(hours(15, 21));
    expect(partAt(day, 15 * HOUR, 30 * HOUR)).toEqual(hours(15, 21));
  });

  it('begin today with now and on another day with the morning', () => {
    expect(firstPart(day, 15 * HOUR)).toEqual(hours(15, 21));
    expect(firstPart(day, 20 * HOUR)).toEqual(hours(20, 24));
    expect(firstPart(day, 30 * HOUR)).toEqual(hours(6, 12));
  });

  it('go back to midnight and on to midnight', () => {
    expect(earlierPart(hours(15, 21), day)).toEqual(hours(9, 15));
    expect(earlierPart(hours(3, 9), day)).toEqual(hours(0, 3));
    expect(earlierPart(hours(0, 3), day)).toBeUndefined();
    expect(laterPart(hours(15, 21), day)).toEqual(hours(21, 24));
    expect(laterPart(hours(21, 24), day)).toBeUndefined();
  });

  it('hold what begins in them', () => {
    expect(idsOf(hours(0, 6), 19.5)).toEqual(['0', '5']);
    expect(idsOf(hours(20, 24), 40)).toEqual(['20', '23']);
  });

  it('hold what is on now and what was before it', () => {
    expect(idsOf(hours(19.5, 24), 19.5)).toEqual(['18', '19', '20', '23']);
    expect(idsOf(hours(1, 7), 1)).toEqual(['0', '5']);
  });
});
