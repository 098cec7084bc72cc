import { describe, expect, it, vi } from 'vitest';
import { formatIssueDate } from './masthead-date.tsx';

const evening = new Date('2026-11-21T22:30:00Z');

describe('formatIssueDate', () => {
  it('gives weekday and date, from a capital and without «г.»', () => {
    expect(formatIssueDate(evening, 'rus', 'UTC')).toBe('Суббота, 21 ноября 2026');
  });

  it('goes by the zone it is given, not by the machine', () => {
    expect(formatIssueDate(evening, 'rus', 'Europe/Moscow')).toBe('Воскресенье, 22 ноября 2026');
  });

  it('gives figures where the browser has no words of the language', () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);

    expect(formatIssueDate(evening, 'hye', 'UTC')).toBe('21.11.2026');
  });
});
