import { asc, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { errorReports } from '../../database/schema.ts';
import type { ErrorReport } from './read-envelope.ts';

/** Keeps collected reports. */
export async function saveErrorReports(
  db: Database,
  reports: readonly ErrorReport[],
  receivedAt: Date,
): Promise<void> {
  if (reports.length === 0) return;
  await db.insert(errorReports).values(reports.map((report) => ({ report, receivedAt })));
}

/** The collected reports, the oldest first, as the control room shows them. */
export async function readErrorReports(db: Database): Promise<object[]> {
  const rows = await db.select().from(errorReports).orderBy(asc(errorReports.id));
  return rows.map(({ report, receivedAt }) => ({
    received_at: receivedAt.toISOString(),
    ...report,
  }));
}

/** Forgets what was collected before a moment. */
export async function deleteErrorReportsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(errorReports).where(lt(errorReports.receivedAt, moment));
}
