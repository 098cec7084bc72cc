import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { deleteEventsBefore } from './events.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who stays away for longer than this is told to ask for everything again. */
const KEPT_DAYS = 7;

/** Forgets events that are older than a week. */
export const forgetOldEvents = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'forget old events',
  everyMs: 60 * 60 * 1000,
  run: () => deleteEventsBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
});
