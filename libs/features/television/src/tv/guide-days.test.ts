import { describe, expect, it } from 'vitest';
import { chosenDate, guideDates } from './guide-days.ts';

/** Five to midnight of 21 November in Moscow, and already the 22nd in Yerevan. */
const late = Date.parse('2026-11-21T20:55:00Z') / 1000;

describe('guideDates', () => {
  it('covers three days back to two days ahead of today [HOME-004]', () => {
    expect(guideDates(late, 'Europe/Moscow')).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('counts today in the zone of the viewer', () => {
    expect(guideDates(late, 'Asia/Yerevan')[3]).toBe('2026-11-22');
  });
});

describe('chosenDate', () => {
  it('takes a day of the guide, and today for any other', () => {
    const chosen = ['2026-11-19', '2026-11-30', 'tomorrow', null].map((asked) =>
      chosenDate(asked, late, 'Europe/Moscow'),
    );

    expect(chosen).toEqual(['2026-11-19', '2026-11-21', '2026-11-21', '2026-11-21']);
  });
});
