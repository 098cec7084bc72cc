import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pages } from '../../database/schema.ts';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { compiledOf, makeLive, takeDown } from './make-live.ts';
import { writeDown } from './page-audit.store.ts';
import { findVersion, type ScheduleRow } from './pages.store.ts';
import { readPage } from './read-page.ts';
import { changeSchedule, findSchedule, listDueSchedules } from './schedules.store.ts';

async function holdLive(tx: Database, alias: string): Promise<number | null | undefined> {
  const [page] = await tx
    .select({ live: pages.live })
    .from(pages)
    .where(and(eq(pages.alias, alias), isNull(pages.deletedAt)))
    .for('update');
  return page?.live;
}

/** Makes a version live, or none where there was none. */
async function show(tx: Database, alias: string, number: number | null): Promise<void> {
  if (number === null) return takeDown(tx, alias);
  const { text } = await findVersion(tx, alias, number);
  return makeLive(tx, { alias, live: number }, compiledOf(readPage, alias, text));
}

const deedOf = ({ author, role, alias, version }: ScheduleRow) => ({
  author,
  role,
  alias,
  version,
});

/** The same, and says so where the text cannot be a page any more: rules may have changed since it was looked at. */
async function tryToShow(
  tx: Database,
  log: Context['log'],
  { alias }: ScheduleRow,
  number: number | null,
): Promise<boolean> {
  try {
    await show(tx, alias, number);
    return true;
  } catch (error) {
    // Thrown before anything was written.
    if (!(error instanceof Failure)) throw error;
    log.error('A page could not be published at its time', error, {
      alias,
      version: number ?? 'none',
    });
    return false;
  }
}

/** Begins or ends a schedule, unless another process or a page editor was quicker. */
async function moveOn(
  tx: Database,
  log: Context['log'],
  due: ScheduleRow,
  at: Date,
): Promise<void> {
  const { alias, id } = due;
  const live = await holdLive(tx, alias);
  const schedule = await findSchedule(tx, alias, id);
  if (live === undefined || schedule?.state !== due.state) return;
  if (schedule.state === 'waiting') {
    const isOver = schedule.endsAt && schedule.endsAt <= at;
    // The service did not run for the whole of its time.
    if (isOver) return changeSchedule(tx, id, { state: 'over' });
    const isShown = await tryToShow(tx, log, schedule, schedule.version);
    const state = isShown && schedule.endsAt ? 'running' : 'over';
    await changeSchedule(tx, id, { state, previous: live });
    if (!isShown) return undefined;
    return writeDown(tx, { ...deedOf(schedule), at, action: 'begin' });
  }
  await changeSchedule(tx, id, { state: 'over' });
  // What was published since stays.
  if (live !== schedule.version) return undefined;
  if (!(await tryToShow(tx, log, schedule, schedule.previous))) return undefined;
  return writeDown(tx, { ...deedOf(schedule), at, action: 'end' });
}

/** Makes pages live, and takes them away, at their time. */
export const followSchedules = ({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Job => ({
  name: 'follow schedules of pages',
  everyMs: 2000,
  run: async () => {
    const at = now();
    await eachOf(await listDueSchedules(db, at), (due) =>
      db.transaction((tx) => moveOn(tx, log, due, at)),
    );
  },
});
