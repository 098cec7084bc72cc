import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { viewTimes } from '../../database/schema.ts';

/** Seconds that a profile watched on a day. */
export async function readViewTime(db: Database, profileId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ seconds: viewTimes.seconds })
    .from(viewTimes)
    .where(and(eq(viewTimes.profileId, profileId), eq(viewTimes.day, day)));
  return row?.seconds ?? 0;
}

/** Adds seconds to a profile's day and gives their sum; reports at once all count. */
export async function addViewTime(
  db: Database,
  row: typeof viewTimes.$inferInsert,
): Promise<number> {
  const [saved] = await db
    .insert(viewTimes)
    .values(row)
    .onConflictDoUpdate({
      target: [viewTimes.profileId, viewTimes.day],
      set: { seconds: sql`${viewTimes.seconds} + excluded.seconds` },
    })
    .returning({ seconds: viewTimes.seconds });
  return saved?.seconds ?? row.seconds;
}
