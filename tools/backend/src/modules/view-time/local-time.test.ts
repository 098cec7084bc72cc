import { describe, expect, it } from 'vitest';
import { clockIn, isWithin } from './local-time.ts';

describe('clockIn', () => {
  it('reads day and time in the zone, not in the machine’s', () => {
    const moment = new Date('2026-11-21T21:30:00Z');

    expect(clockIn('Europe/Moscow', moment)).toEqual({ day: '2026-11-22', time: '00:30' });
    expect(clockIn('Asia/Yerevan', moment)).toEqual({ day: '2026-11-22', time: '01:30' });
    expect(clockIn('America/New_York', moment)).toEqual({ day: '2026-11-21', time: '16:30' });
  });
});

describe('isWithin', () => {
  it('holds both ends', () => {
    const times = ['07:59', '08:00', '20:00', '20:01'];

    expect(times.map((time) => isWithin(time, '08:00', '20:00'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('runs over midnight when it starts later than it ends', () => {
    const times = ['21:59', '22:00', '03:00', '06:01'];

    expect(times.map((time) => isWithin(time, '22:00', '06:00'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
