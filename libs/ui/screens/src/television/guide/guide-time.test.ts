import { describe, expect, it } from 'vitest';
import { dateAt, dayRange, daysRange, formatSpan, HOUR } from './guide-time.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('time of the guide', () => {
  it('is written in the zone it is given, with 24 hours', () => {
    const programme = { startTime: at('2026-11-21T20:40Z'), endTime: at('2026-11-21T21:05Z') };
    expect(formatSpan(programme, 'Europe/Moscow')).toBe('23:40–00:05');
    expect(formatSpan(programme, 'Asia/Yerevan')).toBe('00:40–01:05');
  });

  it('belongs to the day of its zone', () => {
    expect(dateAt(at('2026-11-21T20:59Z'), 'Europe/Moscow')).toBe('2026-11-21');
    expect(dateAt(at('2026-11-21T21:00Z'), 'Europe/Moscow')).toBe('2026-11-22');
  });

  it.each([
    ['Europe/Moscow', '2026-11-20T21:00Z'],
    ['Asia/Kathmandu', '2026-11-20T18:15Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00Z'],
    ['Pacific/Pago_Pago', '2026-11-21T11:00Z'],
    ['UTC', '2026-11-21T00:00Z'],
  ])('begins a day at midnight of %s', (zone, midnight) => {
    expect(dayRange('2026-11-21', zone)).toEqual({
      from: at(midnight),
      to: at(midnight) + 24 * HOUR,
    });
  });

  it('knows the long and the short day of a year', () => {
    const hours = (date: string) => {
      const { from, to } = dayRange(date, 'Europe/Berlin');
      return (to - from) / HOUR;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
  });

  it('joins days that follow each other', () => {
    expect(daysRange(['2026-12-31', '2027-01-01'], 'Europe/Moscow')).toEqual({
      from: at('2026-12-30T21:00Z'),
      to: at('2027-01-01T21:00Z'),
    });
  });
});
