import type { DurationUnit } from '@foyer/contract';

const HOUR_MS = 60 * 60 * 1000;

const fixedMs = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

/**
 * The moment so much later. A month keeps the day of the month, or takes the last one of a shorter
 * month: from 31 January to 28 February.
 */
export function addDuration(from: Date, duration: number, unit: DurationUnit): Date {
  if (unit !== 'month' && unit !== 'year') {
    return new Date(from.getTime() + duration * fixedMs[unit]);
  }
  const months = unit === 'month' ? duration : duration * 12;
  const moved = new Date(from);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return moved;
}
