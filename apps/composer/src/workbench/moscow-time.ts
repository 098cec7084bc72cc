/** A moment that was typed in Moscow's time, which has no summer time, in milliseconds; nothing where it is none. */
export function momentOf(local: string): number | undefined {
  const ms = Date.parse(`${local}:00+03:00`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** Writes a moment in Moscow's time, in a language. */
export function zoneDate(tag: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  });
  return (ms) => format.format(ms);
}
