/** A day and an hour in Moscow as documents keep them: `31.12.2026 23:59`. */
const kept = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)$/;
const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/** A moment of a document as a field of the browser has it; empty where it is none. */
export function toLocal(value: unknown): string {
  const [, day, month, year, time] = kept.exec(typeof value === 'string' ? value : '') ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}T${time}`;
}

/** A moment of a field of the browser as documents keep it; nothing where none was typed. */
export function fromLocal(text: string): string | undefined {
  const [, year, month, day, time] = local.exec(text) ?? [];
  return year === undefined ? undefined : `${day}.${month}.${year} ${time}`;
}

/** So many days after the page is asked for; nothing for a moment. */
export function inDays(value: unknown): number | undefined {
  const days: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, '$inDays') : undefined;
  return typeof days === 'number' ? days : undefined;
}
