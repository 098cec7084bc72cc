import { and, asc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageSchedules } from '../../database/schema.ts';
import type { ScheduleRow } from './pages.store.ts';

/** A schedule of a page that is not over. */
export async function findSchedule(
  db: Database,
  alias: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(pageSchedules)
    .where(
      and(
        eq(pageSchedules.id, id),
        eq(pageSchedules.alias, alias),
        ne(pageSchedules.state, 'over'),
      ),
    );
  return row;
}

/** Whether a schedule of the page has some of this time: without an end it goes on for ever. */
export async function isTimeTaken(
  tx: Database,
  alias: string,
  { startsAt, endsAt }: Pick<ScheduleRow, 'startsAt' | 'endsAt'>,
): Promise<boolean> {
  const meets = and(
    eq(pageSchedules.alias, alias),
    ne(pageSchedules.state, 'over'),
    or(isNull(pageSchedules.endsAt), gt(pageSchedules.endsAt, startsAt)),
    endsAt ? lt(pageSchedules.startsAt, endsAt) : undefined,
  );
  return (await tx.$count(pageSchedules, meets)) > 0;
}

/** What has to begin or to end by now, the earliest first. */
export async function listDueSchedules(db: Database, at: Date): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(pageSchedules)
    .where(
      or(
        and(eq(pageSchedules.state, 'waiting'), lte(pageSchedules.startsAt, at)),
        and(eq(pageSchedules.state, 'running'), lte(pageSchedules.endsAt, at)),
      ),
    )
    .orderBy(asc(pageSchedules.startsAt));
}

/** Ends everything that was to come. */
export async function cancelSchedules(tx: Database, alias: string): Promise<void> {
  await tx
    .update(pageSchedules)
    .set({ state: 'over' })
    .where(and(eq(pageSchedules.alias, alias), ne(pageSchedules.state, 'over')));
}

/** Changes a schedule. */
export async function changeSchedule(
  tx: Database,
  id: string,
  changes: Partial<ScheduleRow>,
): Promise<void> {
  await tx.update(pageSchedules).set(changes).where(eq(pageSchedules.id, id));
}
