import { describe, expect, it } from 'vitest';
import { formatClock, formatCount, formatDate, formatDuration, formatRating } from './format.ts';
import { createTranslator } from './translator.ts';

describe('formatRating', () => {
  it('has one decimal, after a comma in Russian and Armenian [CARD-013]', () => {
    expect([8, 7.94, 6.25].map((rating) => formatRating(rating, 'rus'))).toEqual([
      '8,0',
      '7,9',
      '6,3',
    ]);
    expect(formatRating(8.1, 'hye')).toBe('8,1');
    expect(formatRating(8.1, 'eng')).toBe('8.1');
  });

  it('shows ten without a decimal [CARD-014]', () => {
    expect([10, 9.97].map((rating) => formatRating(rating, 'rus'))).toEqual(['10', '10']);
  });
});

describe('formatDuration', () => {
  it('gives minutes that stay with their word [CARD-012]', async () => {
    const { t } = await createTranslator('rus');
    expect(formatDuration(128, t)).toBe('128\u00A0мин');
  });

  it('is the nearest minute, and at least one [CARD-019]', async () => {
    const { t } = await createTranslator('rus');
    expect([0.2, 1.4, 1.5].map((minutes) => formatDuration(minutes, t))).toEqual([
      '1\u00A0мин',
      '1\u00A0мин',
      '2\u00A0мин',
    ]);
  });
});

describe('formatCount', () => {
  it('sets thousands apart by a narrow space, in English by a comma', () => {
    expect(formatCount(12_480, 'rus')).toBe('12\u202F480');
    expect(formatCount(1_234_567, 'eng')).toBe('1,234,567');
    expect(formatCount(999, 'rus')).toBe('999');
  });
});

describe('formatClock', () => {
  it('shows hours only where there are some', () => {
    expect([42, 605, 3909, -1].map(formatClock)).toEqual(['0:42', '10:05', '1:05:09', '0:00']);
  });
});

describe('formatDate', () => {
  const date = new Date('2026-11-20T22:30:00Z');

  it('tells the day of the zone it is given', () => {
    expect(formatDate(date, 'rus', { timeZone: 'Europe/Moscow' })).toBe('21\u00A0ноября');
    expect(formatDate(date, 'rus', { timeZone: 'UTC' })).toBe('20\u00A0ноября');
  });

  it('names the year where it is asked for', () => {
    expect(formatDate(date, 'rus', { timeZone: 'UTC', withYear: true })).toBe(
      '20\u00A0ноября\u00A02026',
    );
  });
});
