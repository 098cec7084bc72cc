import { randomUUID } from 'node:crypto';
import type { PageSchedule } from '@foyer/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageSchedules, pageVersions } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { PageEditor } from '../../server/page-editor.types.ts';
import { by } from './drafts.service.ts';
import { compiledOf } from './make-live.ts';
import { writeDown } from './page-audit.store.ts';
import { addVersion, holdPage, scheduleAnswer, takeOver, type PageRow } from './pages.store.ts';
import type { ReadPage } from './read-page.types.ts';
import { changeSchedule, findSchedule, isTimeTaken } from './schedules.store.ts';

/** When a draft is to be live. */
export interface WantedSchedule {
  alias: string;
  ifMatch: string | undefined;
  from: string;
  until: string | undefined;
  note: string;
}

/** Plans when drafts are live; `schedules.job.ts` does what was planned. */
export interface SchedulesService {
  /** @throws Failure `notFound`, `pageStale`, `pageBroken`, `conflict`, `invalidRequest` for a time that is over. */
  plan(editor: PageEditor, wanted: WantedSchedule): Promise<PageSchedule>;
  /** @throws Failure `notFound`. */
  takeBack(editor: PageEditor, alias: string, id: string): Promise<void>;
}

/** Number of a version with the text of the draft: what was looked at now is what will be live. */
async function versionOfDraft(
  tx: Database,
  { alias, draft: text, revision: hash }: PageRow,
  about: { author: string; note: string; at: Date },
): Promise<number> {
  const [same] = await tx
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.alias, alias), eq(pageVersions.hash, hash)))
    .orderBy(desc(pageVersions.number))
    .limit(1);
  return same?.number ?? (await addVersion(tx, { alias, text, hash, ...about })).number;
}

function readTime(
  { from, until }: WantedSchedule,
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const startsAt = new Date(from);
  const endsAt = until === undefined ? null : new Date(until);
  if (endsAt && (endsAt <= startsAt || endsAt <= now)) {
    throw new Failure('invalidRequest', { detail: 'until' });
  }
  return { startsAt, endsAt };
}

/** The schedules of a database. */
export function createSchedulesService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  readPage: ReadPage,
): SchedulesService {
  return {
    plan: (editor, wanted) =>
      db.transaction(async (tx) => {
        const { alias, ifMatch, note } = wanted;
        const at = now();
        const time = readTime(wanted, at);
        const page = await holdPage(tx, alias, ifMatch);
        compiledOf(readPage, alias, page.draft);
        if (await isTimeTaken(tx, alias, time)) throw new Failure('conflict');
        await takeOver(tx, alias);
        const version = await versionOfDraft(tx, page, { author: editor.name, note, at });
        const row = {
          id: randomUUID(),
          alias,
          version,
          ...time,
          state: 'waiting' as const,
          previous: null,
          author: editor.name,
          role: editor.role,
        };
        await tx.insert(pageSchedules).values(row);
        const { revision } = page;
        await writeDown(tx, { ...by(editor, at), action: 'schedule', alias, revision, version });
        return scheduleAnswer(row);
      }),
    takeBack: (editor, alias, id) =>
      db.transaction(async (tx) => {
        const schedule = await findSchedule(tx, alias, id);
        if (!schedule) throw new Failure('notFound');
        await changeSchedule(tx, id, { state: 'over' });
        const { version } = schedule;
        await writeDown(tx, { ...by(editor, now()), action: 'unschedule', alias, version });
      }),
  };
}
