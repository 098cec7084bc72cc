import { createHash } from 'node:crypto';
import type { PageVersion } from '@foyer/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pagePublications, pages } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { PageEditor } from '../../server/page-editor.types.ts';
import { by } from './drafts.service.ts';
import { compiledOf, makeLive } from './make-live.ts';
import { writeDown } from './page-audit.store.ts';
import {
  addVersion,
  findVersion,
  holdPage,
  takeOver,
  versionAnswer,
  type PageRow,
  type VersionRow,
} from './pages.store.ts';
import type { ReadPage } from './read-page.types.ts';

/** What publishes a draft. */
export interface Publication {
  alias: string;
  ifMatch: string | undefined;
  note: string;
}

/** Makes texts live. */
export interface PublishingService {
  /**
   * @param key - Names the intention: the same key publishes once.
   * @throws Failure `notFound`, `pageStale`, `pageBroken`, `idempotencyMismatch`.
   */
  publish(editor: PageEditor, key: string, publication: Publication): Promise<PageVersion>;
  /** @throws Failure `notFound`, `pageStale`, `pageBroken`. */
  restore(editor: PageEditor, number: number, publication: Publication): Promise<PageVersion>;
}

const hashOf = (publication: Publication): string =>
  createHash('sha256').update(JSON.stringify(publication)).digest('base64url');

/** The version that an earlier call with this key has made. */
async function findPublished(
  tx: Database,
  { name }: PageEditor,
  key: string,
  publication: Publication,
): Promise<VersionRow | undefined> {
  const [earlier] = await tx
    .select()
    .from(pagePublications)
    .where(and(eq(pagePublications.author, name), eq(pagePublications.key, key)));
  if (!earlier) return undefined;
  if (earlier.requestHash !== hashOf(publication)) throw new Failure('idempotencyMismatch');
  return findVersion(tx, earlier.alias, earlier.version);
}

/** The live version, where its text is the same. */
async function findLive(tx: Database, { alias, live }: PageRow, hash: string) {
  const version = live === null ? undefined : await findVersion(tx, alias, live);
  return version?.hash === hash ? version : undefined;
}

/** Publishing in a database. */
export function createPublishingService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  readPage: ReadPage,
): PublishingService {
  /** Makes a text live: the version that is live already where it has the same text, else a new one. */
  const bringOut = async (
    tx: Database,
    page: PageRow,
    { text, hash }: { text: string; hash: string },
    { author, note, at }: { author: string; note: string; at: Date },
  ): Promise<VersionRow> => {
    const { alias } = page;
    const compiled = compiledOf(readPage, alias, text);
    const live = await findLive(tx, page, hash);
    if (live) return live;
    const version = await addVersion(tx, { alias, text, hash, author, note, at });
    await makeLive(tx, { alias, live: version.number }, compiled);
    return version;
  };

  return {
    publish: (editor, key, publication) =>
      db.transaction(async (tx) => {
        const earlier = await findPublished(tx, editor, key, publication);
        if (earlier) return versionAnswer(earlier);
        const { alias, ifMatch, note } = publication;
        const page = await holdPage(tx, alias, ifMatch);
        // The same call may have run while this one waited for the page.
        const meanwhile = await findPublished(tx, editor, key, publication);
        if (meanwhile) return versionAnswer(meanwhile);
        const at = now();
        const draft = { text: page.draft, hash: page.revision };
        const version = await bringOut(tx, page, draft, { author: editor.name, note, at });
        await tx.insert(pagePublications).values({
          author: editor.name,
          key,
          requestHash: hashOf(publication),
          alias,
          version: version.number,
          at,
        });
        const { revision } = page;
        const deed = { action: 'publish', alias, revision, version: version.number } as const;
        await writeDown(tx, { ...by(editor, at), ...deed });
        return versionAnswer(version);
      }),
    restore: (editor, number, { alias, ifMatch, note }) =>
      db.transaction(async (tx) => {
        const page = await holdPage(tx, alias, ifMatch);
        const at = now();
        const { text, hash } = await findVersion(tx, alias, number);
        const version = await bringOut(tx, page, { text, hash }, { author: editor.name, note, at });
        await takeOver(tx, alias);
        await tx
          .update(pages)
          .set({ draft: text, revision: hash, editedAt: at, editedBy: editor.name })
          .where(eq(pages.alias, alias));
        const deed = { action: 'restore', alias, revision: hash, version: version.number } as const;
        await writeDown(tx, { ...by(editor, at), ...deed });
        return versionAnswer(version);
      }),
  };
}
