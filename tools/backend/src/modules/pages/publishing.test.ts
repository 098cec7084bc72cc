import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mediaBlocks, pageAudit, pageVersions } from '../../database/schema.ts';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, pageText, revisionIn, saveText, seen, toPublish } from './test-pages.ts';

let backend: TestBackend;
let publisher: PageCaller;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  publisher = pageEditor(backend, 'publisher');
});

const publish = (revision: string, key?: string, note = 'Первая') =>
  publisher('POST', '/pages/summer/publish', {
    body: { note },
    headers: toPublish(revision, key),
  });

const nameOf = async (alias = 'summer', from = backend): Promise<unknown> => {
  const { body } = await from.caller().send('GET', `/media-views/${alias}`);
  return (body as { name?: string }).name;
};

/** A document with one block twice. */
const twice = (alias: string): string => {
  const document = JSON.parse(pageText(alias, 'Лето')) as { blocks: unknown[] };
  return JSON.stringify({ ...document, blocks: [...document.blocks, ...document.blocks] });
};

describe('publishPage', () => {
  it('makes the draft what viewers get, as a version that says who and why', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');

    const { status, body } = await publish(revision);

    const version = {
      number: 1,
      revision,
      author: 'pavel',
      note: 'Первая',
      at: expect.any(String),
    };
    expect([status, body]).toEqual([200, version]);
    const view = await backend.caller().send('GET', '/media-views/summer');
    expect(view.body).toMatchObject({
      alias: 'summer',
      name: 'Лето',
      media_blocks: [{ id: 'b1', type: 'carousel', items: [{}, {}] }],
    });
    const versions = await publisher('GET', '/pages/summer/versions');
    expect(versions.body).toEqual({ items: [version] });
    const kept = await publisher('GET', '/pages/summer/versions/1');
    expect(kept.body).toEqual({ ...version, text: pageText('summer', 'Лето') });
    expect((await publisher('GET', '/pages/summer')).body).toMatchObject({ live: version });
  });

  it('publishes once for one key, and refuses the key for anything else', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');

    const answers = await Promise.all([1, 2, 3].map(() => publish(revision, 'one-intention')));
    const other = await publish(revision, 'one-intention', 'Вторая');

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([answers[0]?.status, other.status]).toEqual([200, 422]);
    expect(await backend.db.$count(pageVersions, eq(pageVersions.alias, 'summer'))).toBe(1);
    expect(await backend.db.$count(pageAudit, eq(pageAudit.action, 'publish'))).toBe(1);
  });

  it('gives the same answer to a key again, though another draft is live by now', async () => {
    const first = await makePage(publisher, 'summer', 'Лето');
    const published = await publish(first, 'one-intention');
    const second = await saveText(publisher, 'summer', first, pageText('summer', 'Июль'));
    await publish(second);

    const again = await publish(first, 'one-intention');

    expect(again.text).toBe(published.text);
    expect(await nameOf()).toBe('Июль');
  });

  it('makes one version of one draft when two publish it at once', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');

    const answers = await Promise.all([publish(revision), publish(revision)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => (body as { number: number }).number)).toEqual([1, 1]);
  });

  it('lets one of two go on when one publishes what the other is changing', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');
    const text = pageText('summer', 'Июль');

    const [published, saved] = await Promise.all([
      publish(revision),
      publisher('PUT', '/pages/summer', { text, headers: seen(revision) }),
    ]);

    // The draft was what the publisher saw, or it was refused: never is another one published.
    const isRefused = published.status === 412;
    expect(saved.status).toBe(200);
    expect(isRefused ? revision : revisionIn(published.body)).toBe(revision);
  });

  it.each([
    ['JSON that is broken', '{ "format": 1, "alias": "summer", '],
    ['a document of another page', pageText('winter', 'Зима')],
    ['no page at all', '[]'],
    ['a block that is broken', pageText('summer', 'Лето').replace('"limit": 2', '"limit": "2"')],
    ['two blocks of one id', twice('summer')],
  ])('never publishes %s, and says why', async (_what, text) => {
    const first = await makePage(publisher, 'summer', 'Лето');
    await publish(first);
    const broken = await saveText(publisher, 'summer', first, text);

    const { status, body } = await publish(broken);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      error_code: 1000143,
      problems: expect.arrayContaining([expect.objectContaining({ level: 'error' })]) as unknown,
    });
    backend.pass(6);
    expect(await nameOf()).toBe('Лето');
    expect(await backend.db.$count(pageVersions, eq(pageVersions.alias, 'summer'))).toBe(1);
  });

  it('refuses a draft that the publisher has not seen, and a call without a key', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');

    const blind = await publisher('POST', '/pages/summer/publish', {
      body: {},
      headers: { 'idempotency-key': 'some-intention' },
    });
    const keyless = await publisher('POST', '/pages/summer/publish', {
      body: {},
      headers: seen(revision),
    });

    expect([blind.status, keyless.status]).toEqual([412, 400]);
    expect(await nameOf()).toBeUndefined();
  });

  it('lets pages have blocks of one id: they are copied', async () => {
    for (const alias of ['summer', 'winter']) {
      const revision = await makePage(publisher, alias, 'Сезон');
      await publisher('POST', `/pages/${alias}/publish`, {
        body: {},
        headers: toPublish(revision),
      });
    }

    expect(await backend.db.$count(mediaBlocks, eq(mediaBlocks.id, 'b1'))).toBe(2);
  });
});

describe('a published page', () => {
  it('is seen by another process within five seconds, and at once where it listens', async () => {
    const second = await createTestBackend({ PAGE_EDITORS }, { isKept: true });
    const listening = await createTestBackend({ PAGE_EDITORS }, { isKept: true });
    await listening.followPages();
    const first = await makePage(publisher, 'summer', 'Лето');
    await publish(first);
    second.pass(6);
    const before = await Promise.all([nameOf('summer', second), nameOf('summer', listening)]);

    await publish(await saveText(publisher, 'summer', first, pageText('summer', 'Июль')));
    const kept = await nameOf('summer', second);
    second.pass(5);
    const soon = await nameOf('summer', second);

    expect([before, kept, soon]).toEqual([['Лето', 'Лето'], 'Лето', 'Июль']);
    await expect.poll(() => nameOf('summer', listening)).toBe('Июль');
    await listening.close();
  });

  it('does not have the catalogue read again', async () => {
    const logged = await import('@foyer/server/testing');
    const told = logged.createTestLog('backend');
    const { loggedTestDatabase } = await import('../../testing/test-database.ts');
    const database = await loggedTestDatabase(told.log);
    const other = await createTestBackend({ PAGE_EDITORS }, { isKept: true, database });
    await nameOf('main', other);
    const revision = await makePage(publisher, 'summer', 'Лето');
    await publish(revision);
    other.pass(6);
    const before = told.texts.length;

    await nameOf('summer', other);

    const asked = told.texts.slice(before).join('\n');
    expect(asked).toContain('media_blocks');
    expect(asked).not.toContain('media_items');
  });

  it('tells web servers that it is another one', async () => {
    const revisionNow = async () =>
      revisionIn((await backend.caller().send('GET', '/pages-revision')).body);
    const revision = await makePage(publisher, 'summer', 'Лето');
    const before = await revisionNow();
    const unchanged = await revisionNow();

    await publish(revision);

    expect(unchanged).toBe(before);
    expect(await revisionNow()).not.toBe(before);
  });
});

describe('restorePageVersion', () => {
  it('makes an earlier text a new version and the draft', async () => {
    const first = await makePage(publisher, 'summer', 'Лето');
    await publish(first);
    const second = await saveText(publisher, 'summer', first, pageText('summer', 'Июль'));
    await publish(second);

    const restored = await publisher('POST', '/pages/summer/versions/1/restore', {
      body: { note: 'Назад' },
      headers: seen(second),
    });

    expect(restored.body).toMatchObject({ number: 3, revision: first, note: 'Назад' });
    backend.pass(6);
    expect(await nameOf()).toBe('Лето');
    expect((await publisher('GET', '/pages/summer')).body).toMatchObject({
      revision: first,
      text: pageText('summer', 'Лето'),
    });
  });

  it('overwrites no draft that the publisher has not seen', async () => {
    const first = await makePage(publisher, 'summer', 'Лето');
    await publish(first);
    const second = await saveText(publisher, 'summer', first, pageText('summer', 'Июль'));

    const stale = await publisher('POST', '/pages/summer/versions/1/restore', {
      body: {},
      headers: seen(first),
    });

    expect([stale.status, revisionIn((await publisher('GET', '/pages/summer')).body)]).toEqual([
      412,
      second,
    ]);
  });
});

describe('listPageAudit', () => {
  it('says who did what to which draft, and nothing of what was refused', async () => {
    const editor = pageEditor(backend, 'editor');
    const first = await makePage(editor, 'summer', 'Лето');
    await saveText(editor, 'summer', first, pageText('summer', 'Лето'));
    const second = await saveText(editor, 'summer', first, pageText('summer', 'Июль'));
    await editor('POST', '/pages/summer/publish', { body: {}, headers: toPublish(second) });
    await publish(first);
    await publish(second);
    await pageEditor(backend, 'viewer')('POST', '/pages/summer/draft-tickets');
    const deletion = await publisher('DELETE', '/pages/summer', { headers: seen(second) });

    const { body } = await publisher('GET', '/page-audit?alias=summer');
    const firstPage = await publisher('GET', '/page-audit?limit=2');

    expect(deletion.status).toBe(204);
    const deeds = (body as { items: Record<string, unknown>[] }).items.map(
      ({ author, role, action, revision, version }) => [author, role, action, revision, version],
    );
    expect(deeds).toEqual([
      ['pavel', 'publisher', 'delete', second, undefined],
      ['vera', 'viewer', 'ticket', second, undefined],
      ['pavel', 'publisher', 'publish', second, 1],
      ['egor', 'editor', 'save', second, undefined],
      ['egor', 'editor', 'create', first, undefined],
    ]);
    expect(firstPage.body).toMatchObject({ items: [{ action: 'delete' }, { action: 'ticket' }] });
  });

  it('cannot be changed by a call', async () => {
    await makePage(publisher, 'summer', 'Лето');
    const statuses = await Promise.all(
      ['POST', 'PUT', 'DELETE'].map(
        async (method) => (await publisher(method, '/page-audit')).status,
      ),
    );

    expect(statuses).toEqual([404, 404, 404]);
    expect(await backend.db.$count(pageAudit, sql`true`)).toBe(1);
  });
});
