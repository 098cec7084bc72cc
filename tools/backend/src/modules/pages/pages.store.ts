import type { PageAnswer, PageSchedule, PageSummary, PageVersion } from '@foyer/contract';
import { and, asc, desc, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  mediaBlocks,
  mediaViews,
  pages,
  pageSchedules,
  pageVersions,
} from '../../database/schema.ts';
import { Failure } from '../../server/failure.ts';
import { readLimit, readOffset, type PageQuery } from '../../server/paging.ts';

/** A row of the pages. */
export type PageRow = typeof pages.$inferSelect;
/** A row of the versions. */
export type VersionRow = typeof pageVersions.$inferSelect;
/** A row of the schedules. */
export type ScheduleRow = typeof pageSchedules.$inferSelect;

/** The answer for a version. */
export const versionAnswer = (row: Omit<VersionRow, 'alias' | 'text'>): PageVersion => ({
  number: row.number,
  revision: row.hash,
  author: row.author,
  note: row.note,
  at: row.at.toISOString(),
});

/** The answer for a schedule. */
export const scheduleAnswer = (row: ScheduleRow): PageSchedule => ({
  id: row.id,
  version: row.version,
  from: row.startsAt.toISOString(),
  ...(row.endsAt && { until: row.endsAt.toISOString() }),
  state: row.state,
  author: row.author,
});

const {
  text: _text,
  alias: _alias,
  ...versionColumns
} = {
  alias: pageVersions.alias,
  number: pageVersions.number,
  text: pageVersions.text,
  hash: pageVersions.hash,
  author: pageVersions.author,
  note: pageVersions.note,
  at: pageVersions.at,
};

interface Found {
  page: Omit<PageRow, 'draft'>;
  live: Omit<VersionRow, 'alias' | 'text'> | null;
}

const summaryOf = ({ page, live }: Found): PageSummary => ({
  alias: page.alias,
  revision: page.revision,
  ...(live && { live: versionAnswer(live) }),
  edited_at: page.editedAt.toISOString(),
  edited_by: page.editedBy,
});

const { draft: _draft, ...pageColumns } = {
  alias: pages.alias,
  draft: pages.draft,
  revision: pages.revision,
  live: pages.live,
  editedAt: pages.editedAt,
  editedBy: pages.editedBy,
  deletedAt: pages.deletedAt,
};

const selectPages = (db: Database) =>
  db
    .select({ page: pageColumns, live: versionColumns })
    .from(pages)
    .leftJoin(
      pageVersions,
      and(eq(pageVersions.alias, pages.alias), eq(pageVersions.number, pages.live)),
    );

/** Every page that is not deleted, by name. */
export async function listPages(db: Database): Promise<PageSummary[]> {
  const rows = await selectPages(db).where(isNull(pages.deletedAt)).orderBy(asc(pages.alias));
  return rows.map(summaryOf);
}

/** @throws Failure `notFound`. */
export async function readSummary(db: Database, alias: string): Promise<PageSummary> {
  const [row] = await selectPages(db).where(and(eq(pages.alias, alias), isNull(pages.deletedAt)));
  if (!row) throw new Failure('notFound');
  return summaryOf(row);
}

/** A page with its draft and its schedules. @throws Failure `notFound`. */
export async function readPageAnswer(db: Database, alias: string): Promise<PageAnswer> {
  const { draft } = await findPage(db, alias);
  const schedules = await db
    .select()
    .from(pageSchedules)
    .where(and(eq(pageSchedules.alias, alias), ne(pageSchedules.state, 'over')))
    .orderBy(asc(pageSchedules.startsAt));
  const summary = await readSummary(db, alias);
  return { ...summary, text: draft, schedules: schedules.map(scheduleAnswer) };
}

/** @throws Failure `notFound` where there is no such page, or it was deleted. */
export async function findPage(db: Database, alias: string): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.alias, alias), isNull(pages.deletedAt)));
  if (!row) throw new Failure('notFound');
  return row;
}

/**
 * Locks the row of the page for the transaction.
 *
 * @throws Failure `notFound`, and `pageStale` with the draft that stands there where the caller saw another one.
 */
export async function holdPage(
  tx: Database,
  alias: string,
  ifMatch: string | undefined,
): Promise<PageRow> {
  const [row] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.alias, alias), isNull(pages.deletedAt)))
    .for('update');
  if (!row) throw new Failure('notFound');
  if (ifMatch !== `"${row.revision}"`) {
    const current = { text: row.draft, revision: row.revision };
    throw new Failure('pageStale', { page: { current } });
  }
  return row;
}

/**
 * Makes a page of the demo the page editors': from now on the seed leaves its document, its versions and what viewers get of
 * it alone. Each write takes the mark off: drizzle/0001_demo_rows.sql
 */
export async function takeOver(tx: Database, alias: string): Promise<void> {
  for (const table of [pages, pageVersions, mediaViews, mediaBlocks]) {
    await tx.execute(
      sql`update ${table} set alias = alias where alias = ${alias} and ${table}.is_demo`,
    );
  }
}

/** Adds a version with the next number. The page must be held. */
export async function addVersion(
  tx: Database,
  version: Omit<VersionRow, 'number'>,
): Promise<VersionRow> {
  const [last] = await tx
    .select({ number: max(pageVersions.number) })
    .from(pageVersions)
    .where(eq(pageVersions.alias, version.alias));
  const row = { ...version, number: (last?.number ?? 0) + 1 };
  await tx.insert(pageVersions).values(row);
  return row;
}

/** @throws Failure `notFound`. */
export async function findVersion(
  db: Database,
  alias: string,
  number: number,
): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.alias, alias), eq(pageVersions.number, number)));
  if (!row) throw new Failure('notFound');
  return row;
}

/** Versions of a page, the latest first, one more than was asked for where there are more. */
export const listVersions = (db: Database, alias: string, query: PageQuery) =>
  db
    .select(versionColumns)
    .from(pageVersions)
    .where(eq(pageVersions.alias, alias))
    .orderBy(desc(pageVersions.number))
    .limit(readLimit(query) + 1)
    .offset(readOffset(query));
