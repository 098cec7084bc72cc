import { describe, expect, it } from 'vitest';
import { dateFormatter } from './date-formatter.ts';

describe('date formatter', () => {
  const clock = dateFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  it('is made once for a language and a zone', () => {
    expect(clock('en', 'Europe/Moscow')).toBe(clock('en', 'Europe/Moscow'));
  });

  it('is another one in another language or zone', () => {
    const formats = [clock('en', 'UTC'), clock('ru', 'UTC'), clock('en', 'Europe/Moscow')];
    expect(formats.map((format) => format.resolvedOptions().locale)).toEqual(['en', 'ru', 'en']);
    expect(formats.map((format) => format.format(0))).toEqual(['00:00', '00:00', '03:00']);
  });
});
