import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_CATALOGUE_FACT } from '../database/catalogue-version.ts';
import { facts, mediaBlocks, mediaViews, pages, pageVersions } from '../database/schema.ts';
import {
  makePage,
  pageText,
  revisionIn,
  saveText,
  toPublish,
} from '../modules/pages/test-pages.ts';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { fillDatabase, resetDemo } from './seed-demo.ts';

let backend: TestBackend;
let publisher: PageCaller;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  publisher = pageEditor(backend, 'publisher');
});

let seeded: Awaited<ReturnType<typeof readPages>>;
beforeAll(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  seeded = await readPages();
});
afterAll(() => resetDemo(surroundings()));

const surroundings = () => ({ db: backend.db, config: backend.config, now: () => new Date() });

async function readPages() {
  const { db } = backend;
  const blocks = await db
    .select()
    .from(mediaBlocks)
    .orderBy(mediaBlocks.alias, mediaBlocks.position);
  return {
    pages: await db.select().from(pages).orderBy(pages.alias),
    versions: await db.select().from(pageVersions).orderBy(pageVersions.alias, pageVersions.number),
    views: await db.select().from(mediaViews).orderBy(mediaViews.alias),
    blocks,
  };
}

const readDraft = async (alias: string) => {
  const { body } = await publisher('GET', `/pages/${alias}`);
  return body as { revision: string; text: string };
};

/** A start on a demo that has become another one. */
async function startAgain(): Promise<void> {
  await backend.db.update(facts).set({ value: 'older' }).where(eq(facts.key, DEMO_CATALOGUE_FACT));
  await fillDatabase(surroundings());
}

describe('the demo’s pages', () => {
  it('are there for page editors, and say what viewers get', async () => {
    const { text, revision } = await readDraft('kids');
    const before = await backend.caller().send('GET', '/media-views/kids');

    const changed = await saveText(publisher, 'kids', revision, text.replace('}\n', '}\n\n'));
    const published = await publisher('POST', '/pages/kids/publish', {
      body: {},
      headers: toPublish(changed),
    });
    backend.pass(6);
    const after = await backend.caller().send('GET', '/media-views/kids');

    expect([published.status, published.body]).toMatchObject([200, { number: 2 }]);
    expect(after.text).toBe(before.text);
  });

  it('are all fit to be published as they are', async () => {
    const { body } = await publisher('GET', '/pages');
    const { items } = body as { items: { alias: string; revision: string }[] };
    const statuses: [string, number][] = [];
    for (const { alias, revision } of items) {
      const { status } = await publisher('POST', `/pages/${alias}/publish`, {
        body: {},
        headers: toPublish(revision),
      });
      statuses.push([alias, status]);
    }

    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('fillDatabase', () => {
  it('overwrites no page that was edited, published or deleted, and no part of one', async () => {
    const kids = await readDraft('kids');
    await saveText(publisher, 'kids', kids.revision, pageText('kids', 'Наши дети'));
    const sport = await readDraft('sport');
    const own = await saveText(publisher, 'sport', sport.revision, pageText('sport', 'Наш спорт'));
    await publisher('POST', '/pages/sport/publish', { body: {}, headers: toPublish(own) });
    const docs = await readDraft('docs');
    await publisher('DELETE', '/pages/docs', { headers: { 'if-match': `"${docs.revision}"` } });
    await makePage(publisher, 'summer', 'Лето');
    const before = await readPages();

    await startAgain();

    expect(await readPages()).toEqual(before);
    const viewers = await backend.caller().send('GET', '/media-views/sport');
    expect(viewers.body).toMatchObject({ name: 'Наш спорт' });
  });
});

describe('resetDemo', () => {
  it('brings the demo’s pages back, and takes away what page editors have made', async () => {
    const kids = await readDraft('kids');
    await saveText(publisher, 'kids', kids.revision, '{ "half typed');
    const sport = await readDraft('sport');
    const own = await saveText(publisher, 'sport', sport.revision, pageText('sport', 'Наш спорт'));
    await publisher('POST', '/pages/sport/publish', { body: {}, headers: toPublish(own) });
    const docs = await readDraft('docs');
    await publisher('DELETE', '/pages/docs', { headers: { 'if-match': `"${docs.revision}"` } });
    await makePage(publisher, 'summer', 'Лето');

    await resetDemo(surroundings());

    expect(await readPages()).toEqual(seeded);
    expect((await publisher('GET', '/page-audit')).body).toEqual({ items: [] });
    expect(revisionIn((await publisher('GET', '/pages/kids')).body)).toBe(kids.revision);
  });

  it('does nothing to pages without demo powers', async () => {
    await makePage(publisher, 'summer', 'Лето');
    const config = { ...backend.config, hasDemoPowers: false };

    await expect(resetDemo({ ...surroundings(), config })).rejects.toThrow('CONTROL=1');

    expect((await publisher('GET', '/pages/summer')).status).toBe(200);
  });
});
