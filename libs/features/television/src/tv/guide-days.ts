import { dateAt } from '@foyer/screens/guide';

/** How far the day selector reaches. HOME-004 */
const daysBack = 3;
const daysAhead = 2;

const dayMs = 24 * 3600 * 1000;

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The dates that can be chosen, `YYYY-MM-DD`, the earliest first. @param now - Seconds since 1970. */
export function guideDates(now: number, timeZone: string): readonly string[] {
  const today = dateAt(now, timeZone);
  return Array.from({ length: daysBack + 1 + daysAhead }, (_, index) =>
    shifted(today, index - daysBack),
  );
}

/** The date that an address asks for, if it can be chosen; else today. */
export function chosenDate(asked: string | null, now: number, timeZone: string): string {
  const known = guideDates(now, timeZone).find((date) => date === asked);
  return known ?? dateAt(now, timeZone);
}

/** The days of a page whose day stands in its address. */
export const dayChoices = (dates: readonly string[], hrefOf: (date: string) => string) =>
  dates.map((date) => ({ date, href: hrefOf(date) }));
