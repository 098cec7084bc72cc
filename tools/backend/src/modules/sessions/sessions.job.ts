import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { deleteOldAttempts } from '../attempts/attempts.ts';
import { deleteOldCodes } from '../auth/codes.store.ts';
import { deleteSentBefore } from '../delivery/outbox.store.ts';
import { deleteOldChildDevices } from './child-devices.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Whoever sends the messages has long taken them. */
const OUTBOX_KEPT_DAYS = 7;

/** Forgets sessions, codes and counted tries that are over, and what was sent long ago. */
export const forgetOldSessions = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'forget old sessions',
  everyMs: HOUR_MS,
  run: async () => {
    await deleteExpiredSessions(db, now());
    await deleteOldChildDevices(db, now());
    await deleteOldCodes(db, now());
    await deleteOldAttempts(db, now());
    await deleteSentBefore(db, new Date(now().getTime() - OUTBOX_KEPT_DAYS * 24 * HOUR_MS));
  },
});
