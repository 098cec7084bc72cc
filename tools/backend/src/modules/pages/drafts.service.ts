import type { PageSummary } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pages } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { PageEditor } from '../../server/page-editor.types.ts';
import { takeDown } from './make-live.ts';
import { writeDown } from './page-audit.store.ts';
import { revisionOf } from './page-revision.ts';
import { holdPage, readSummary, takeOver } from './pages.store.ts';
import { cancelSchedules } from './schedules.store.ts';

/** Changes of drafts. Each is written down in the transaction that makes it. */
export interface DraftsService {
  /** @throws Failure `conflict` where there is a page of this name. */
  create(editor: PageEditor, alias: string, text: string): Promise<PageSummary>;
  /** @throws Failure `notFound`, `pageStale`. */
  save(
    editor: PageEditor,
    alias: string,
    draft: { ifMatch: string | undefined; text: string },
  ): Promise<PageSummary>;
  /** @throws Failure `notFound`, `pageStale`. */
  remove(editor: PageEditor, alias: string, ifMatch: string | undefined): Promise<void>;
}

/** Brings a name back whose page was deleted: its versions count on. */
async function insertPage(tx: Database, row: typeof pages.$inferInsert): Promise<void> {
  const [inserted] = await tx.insert(pages).values(row).onConflictDoNothing().returning();
  if (inserted) return;
  const [old] = await tx.select().from(pages).where(eq(pages.alias, row.alias)).for('update');
  if (!old?.deletedAt) throw new Failure('conflict');
  await tx
    .update(pages)
    .set({ ...row, deletedAt: null })
    .where(eq(pages.alias, row.alias));
}

/** The drafts of a database. */
export function createDraftsService({ db, now }: Pick<Context, 'db' | 'now'>): DraftsService {
  return {
    create: (editor, alias, draft) =>
      db.transaction(async (tx) => {
        const at = now();
        const revision = revisionOf(draft);
        const edited = { editedAt: at, editedBy: editor.name };
        await insertPage(tx, { alias, draft, revision, ...edited });
        await writeDown(tx, { ...by(editor, at), action: 'create', alias, revision });
        return readSummary(tx, alias);
      }),
    save: (editor, alias, { ifMatch, text: draft }) =>
      db.transaction(async (tx) => {
        const at = now();
        const page = await holdPage(tx, alias, ifMatch);
        const revision = revisionOf(draft);
        if (revision === page.revision) return readSummary(tx, alias);
        await takeOver(tx, alias);
        const edited = { editedAt: at, editedBy: editor.name };
        await tx
          .update(pages)
          .set({ draft, revision, ...edited })
          .where(eq(pages.alias, alias));
        await writeDown(tx, { ...by(editor, at), action: 'save', alias, revision });
        return readSummary(tx, alias);
      }),
    remove: (editor, alias, ifMatch) =>
      db.transaction(async (tx) => {
        const at = now();
        const { revision } = await holdPage(tx, alias, ifMatch);
        await cancelSchedules(tx, alias);
        await takeDown(tx, alias);
        await tx.update(pages).set({ deletedAt: at }).where(eq(pages.alias, alias));
        await writeDown(tx, { ...by(editor, at), action: 'delete', alias, revision });
      }),
  };
}

/** Who does something, and when, as it is written down. */
export const by = ({ name, role }: PageEditor, at: Date) => ({ author: name, role, at });
