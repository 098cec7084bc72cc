import * as v from 'valibot';
import { programmeShortSchema } from '../channels/programme-short.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';

/** How many programmes a profile may want to be reminded of at once. */
export const REMINDERS_MAX = 100;

/** Path parameters of the calls about one reminder. */
export const reminderParamsSchema = v.object({ programme_id: v.pipe(idSchema, v.maxLength(100)) });

/** Query of the reminders call. */
export const remindersQuerySchema = v.object(pageQueryEntries);

/** A page of the programmes to come that the profile is reminded of, the earliest first. */
export const remindersPageSchema = v.object({
  items: v.array(
    v.object({
      epg: programmeShortSchema,
      /** When the reminder comes. */
      remind_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  ...pageEntries,
});
/** A page of reminders. */
export type RemindersPage = v.InferOutput<typeof remindersPageSchema>;
