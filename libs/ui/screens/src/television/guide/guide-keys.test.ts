import { describe, expect, it } from 'vitest';
import { moveOf, nextPlace, type GuideGround } from './guide-keys.ts';
import { HOUR } from './guide-time.ts';
import type { GuideProgramme } from './guide.types.ts';

const row = (...hours: readonly number[]): readonly GuideProgramme[] =>
  hours.slice(0, -1).map((hour, index) => ({
    id: `${hour}`,
    title: `At ${hour}`,
    href: '/tv/kino',
    startTime: hour * HOUR,
    endTime: (hours[index + 1] ?? 0) * HOUR,
  }));

const rows = [row(-1, 2, 5, 25, 30), row(0, 3, 4, 48), row(), row(0, 48)];

const ground: GuideGround = {
  rowCount: rows.length,
  rowsInView: 2,
  programmesAt: (index) => rows[index] ?? [],
  dayOf: (time) =>
    time < 24 * HOUR ? { from: 0, to: 24 * HOUR } : { from: 24 * HOUR, to: 48 * HOUR },
  range: { from: 0, to: 48 * HOUR },
  now: 20 * HOUR,
};

const from = (rowIndex: number, hour: number) => ({ row: rowIndex, time: hour * HOUR });

describe('steps through the timeline', () => {
  it('go from programme to programme', () => {
    expect(nextPlace(from(0, 3), 'next', ground)).toEqual(from(0, 5));
    expect(nextPlace(from(0, 6), 'previous', ground)).toEqual(from(0, 2));
  });

  it('stop at the first and the last programme', () => {
    expect(nextPlace(from(0, 2), 'previous', ground)).toEqual(from(0, 0));
    expect(nextPlace(from(0, 27), 'next', ground)).toEqual(from(0, 27));
  });

  it('go from channel to channel and keep the moment', () => {
    const down = nextPlace(from(0, 5), 'down', ground);
    expect(down).toEqual(from(1, 5));
    expect(nextPlace(down, 'up', ground)).toEqual(from(0, 5));
  });

  it('go by as many channels as are in view, and no further than the last', () => {
    expect(nextPlace(from(0, 5), 'pageDown', ground)).toEqual(from(2, 5));
    expect(nextPlace(from(2, 5), 'pageDown', ground)).toEqual(from(3, 5));
    expect(nextPlace(from(1, 5), 'pageUp', ground)).toEqual(from(0, 5));
  });

  it('go to the first and the last programme of the day', () => {
    expect(nextPlace(from(0, 6), 'dayStart', ground)).toEqual(from(0, 2));
    expect(nextPlace(from(0, 3), 'dayEnd', ground)).toEqual(from(0, 5));
    expect(nextPlace(from(1, 30), 'dayStart', ground)).toEqual(from(1, 24));
  });

  it('go to what is on now', () => {
    expect(nextPlace(from(1, 3), 'now', ground)).toEqual(from(1, 20));
  });

  it('cross by the hour a channel whose programmes are not known', () => {
    expect(nextPlace(from(2, 5), 'next', ground)).toEqual(from(2, 6));
  });
});

describe('moveOf', () => {
  const press = (code: string, modifier = {}) =>
    moveOf({ code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifier });

  it('knows the keys by their place', () => {
    expect([press('ArrowDown'), press('KeyN'), press('Enter')]).toEqual(['down', 'now', undefined]);
  });

  it('leaves keys with a modifier to the browser', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});
