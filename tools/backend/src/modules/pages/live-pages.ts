import type { Image } from '@foyer/contract';
import { eq, sql } from 'drizzle-orm';
import { readCatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { readRows } from '../../database/read-rows.ts';
import { facts, mediaBlocks, mediaViews } from '../../database/schema.ts';
import { createToken } from '../../server/secrets.ts';
import type { Context } from '../../server/call.ts';
import { grouped, type BlockRow } from '../catalogue/catalogue.store.ts';
import { readPictures } from './page-images.store.ts';

/** Key of the fact that says which pages are published: another text whenever that changes. */
export const PAGES_FACT = 'pages';

/** Channel of the database's notifications on which pages are named whose live version has changed. */
export const PAGES_CHANNEL = 'foyer_pages';

/** A notification can be lost, so the fact is asked for as well, this seldom. */
const CHECK_EVERY_MS = 5000;

/** The pages that viewers see, as they stood at one moment. */
export interface PagesSnapshot {
  /** Which pages these are. */
  revision: string;
  views: ReadonlyMap<string, typeof mediaViews.$inferSelect>;
  blocksByView: ReadonlyMap<string, readonly BlockRow[]>;
  /** Uploaded pictures by id. */
  pictures: ReadonlyMap<string, Image>;
}

/** The pages that viewers see. */
export interface LivePages {
  /** The same object until a page is published or the catalogue is replaced, which is noticed within five seconds. */
  read(): Promise<PagesSnapshot>;
  /** Asks again at the next call, whenever it asked last. */
  lookAgain(): void;
}

/**
 * Which pages are published, from the database: those of page editors, and those that came with a catalogue.
 */
export async function readPagesRevision(db: Database): Promise<string> {
  const [fact] = await db.select().from(facts).where(eq(facts.key, PAGES_FACT));
  return [await readCatalogueVersion(db), fact?.value ?? ''].join(' ');
}

/** Tells every process that the live version of a page has changed, when the transaction commits. */
export async function tellOfPages(tx: Database, alias: string): Promise<void> {
  const value = createToken();
  await tx
    .insert(facts)
    .values({ key: PAGES_FACT, value })
    .onConflictDoUpdate({ target: facts.key, set: { value } });
  await tx.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${alias})`);
}

async function readSnapshot(db: Database, revision: string): Promise<PagesSnapshot> {
  const blocks = await readRows(db, mediaBlocks, mediaBlocks.position);
  const views = await db.select().from(mediaViews);
  return {
    revision,
    views: new Map(views.map((view) => [view.alias, view])),
    blocksByView: grouped(blocks, ({ alias }) => alias),
    pictures: await readPictures(db),
  };
}

interface Kept {
  revision: string;
  snapshot: Promise<PagesSnapshot>;
}

/** What was read of each database: several services of one process may share one. */
const keptOf = new WeakMap<Database, Kept>();

async function readKept(db: Database): Promise<PagesSnapshot> {
  const revision = await readPagesRevision(db);
  const kept = keptOf.get(db);
  if (kept?.revision === revision) return kept.snapshot;
  const snapshot = readSnapshot(db, revision);
  keptOf.set(db, { revision, snapshot });
  snapshot.catch(() => keptOf.delete(db));
  return snapshot;
}

/** The pages of a database. A publication is read without the catalogue, which takes far longer. */
export function createLivePages({ db, now }: Pick<Context, 'db' | 'now'>): LivePages {
  let checked: { snapshot: Promise<PagesSnapshot>; fromMs: number } | undefined;

  return {
    read: () => {
      const nowMs = now().getTime();
      const isFresh = checked && nowMs >= checked.fromMs && nowMs < checked.fromMs + CHECK_EVERY_MS;
      if (checked && isFresh) return checked.snapshot;
      const snapshot = readKept(db);
      const asked = { snapshot, fromMs: nowMs };
      checked = asked;
      snapshot.catch(() => {
        if (checked === asked) checked = undefined;
      });
      return snapshot;
    },
    lookAgain: () => {
      checked = undefined;
    },
  };
}
