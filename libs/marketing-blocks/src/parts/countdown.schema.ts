import { customDataSchema } from '@foyer/contract';
import * as v from 'valibot';
import { spare, titleSchema } from './words.schema.ts';

const HOUR_MS = 3_600_000;
/** Moscow is ahead of UTC by so much all year; the specification's times are of its zone. BLOCK-085 */
const MOSCOW_AHEAD_MS = 3 * HOUR_MS;

const written = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}):(\d{2})$/;

/**
 * When something ends that the service wrote as `dd.MM.yyyy HH:mm`, in Moscow. BLOCK-084
 *
 * @returns Milliseconds since 1970; nothing of a day or an hour that there is not.
 */
export function readEnd(end: string): number | undefined {
  const [, day, month, year, hours, minutes] = written.exec(end) ?? [];
  const local = `${year}-${month}-${day}T${hours}:${minutes}:00.000Z`;
  const moment = Date.parse(local);
  // `31.02` would be a day of March, `24:00` one of the next day.
  if (Number.isNaN(moment) || new Date(moment).toISOString() !== local) return undefined;
  return moment - MOSCOW_AHEAD_MS;
}

const { timer } = customDataSchema.entries;

/** The moment that a timer's field names. */
const endSchema = v.pipe(
  timer.wrapped.entries.end_date_time,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const end = readEnd(value);
    if (end !== undefined) return end;
    addIssue({ message: `There is no moment ${value}` });
    return NEVER;
  }),
);

/** A timer of the service: what it counts to, and words for it. */
const timerSchema = v.pipe(
  v.object({ title: spare(titleSchema), end_date_time: endSchema }),
  v.transform(({ title, end_date_time: until }) => ({ title, until })),
);

/** The `timer` of a block's `custom_data`; one that cannot be read is as if it were not there. */
export const spareTimerSchema = spare(timerSchema);
