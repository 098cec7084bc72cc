import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { analyticsEvents } from '../../database/schema.ts';

/** A row of the collected events. */
export type AnalyticsRow = typeof analyticsEvents.$inferInsert;

/** Keeps collected events. */
export async function saveAnalytics(db: Database, rows: AnalyticsRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(analyticsEvents).values(rows);
}

/** The collected events, of one type or of all, the oldest first, as the control room shows them. */
export async function readAnalytics(db: Database, type: string | undefined): Promise<object[]> {
  const rows = await db
    .select()
    .from(analyticsEvents)
    .where(type === undefined ? undefined : eq(analyticsEvents.type, type))
    .orderBy(asc(analyticsEvents.id));
  return rows.map((row) => ({
    type: row.type,
    at: row.at.toISOString(),
    received_at: row.receivedAt.toISOString(),
    ...row.data,
    common: row.common,
  }));
}

/** Forgets what was collected before a moment. */
export async function deleteAnalyticsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, moment));
}
