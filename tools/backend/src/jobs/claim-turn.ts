import { gt, lte, sql } from 'drizzle-orm';
import { jobRuns } from '../database/schema.ts';
import type { Context } from '../server/call.ts';
import type { Job } from './job.types.ts';

/**
 * Takes the turn of a job for this process; false when another process has just taken it.
 *
 * One row decides and no lock is held while the job runs: a lock would keep a connection for as long,
 * and the embedded database has only one.
 */
export async function claimTurn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
): Promise<boolean> {
  const startedAt = now();
  // Half a turn: timers of several processes drift against each other.
  const dueSince = new Date(startedAt.getTime() - everyMs / 2);
  const rows = await db
    .insert(jobRuns)
    .values({ name, startedAt })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { startedAt },
      // A start in the future was written before the clock was put back.
      setWhere: sql`${lte(jobRuns.startedAt, dueSince)} or ${gt(jobRuns.startedAt, startedAt)}`,
    })
    .returning();
  return rows.length > 0;
}
