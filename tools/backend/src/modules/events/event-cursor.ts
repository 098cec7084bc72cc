import type { Position } from './events.store.ts';

/** A place among the events of an account, as it goes over the wire. Says nothing of other accounts. */
export const writeCursor = ({ series, number }: Position): string =>
  `${series}.${number.toString(36)}`;

/** The place that a cursor names; `undefined` for what is none. */
export function readCursor(cursor: string): Position | undefined {
  const [, series, digits] = /^([\w-]+)\.([\da-z]{1,10})$/.exec(cursor) ?? [];
  if (series === undefined || digits === undefined) return undefined;
  return { series, number: Number.parseInt(digits, 36) };
}
