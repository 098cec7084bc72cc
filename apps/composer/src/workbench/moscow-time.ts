/** A moment that was typed in Moscow's time, which has no summer time, in milliseconds; nothing where it is none. */
export function momentOf(local: string): number | undefined {
  const ms = Date.parse(`${local}:00+03:00`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** For languages that a browser has no names of months in: days and months as numbers. */
const inNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Writes a moment in Moscow's time, in a language. */
export function zoneDate(tag: string): (ms: number) => string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  const format = new Intl.DateTimeFormat(isKnown ? tag : 'ru', {
    ...(isKnown
      ? { dateStyle: 'medium', timeStyle: 'short' }
      : { ...inNumbers, hour: '2-digit', minute: '2-digit' }),
    timeZone: 'Europe/Moscow',
  });
  return (ms) => format.format(ms);
}
