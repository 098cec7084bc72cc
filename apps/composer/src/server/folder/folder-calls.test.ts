// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDraftTicket,
  createPage,
  createPagesClient,
  deletePage,
  getPage,
  getPageEditor,
  getPageVersion,
  listPageImages,
  listPages,
  listPageVersions,
  publishPage,
  restorePageVersion,
  savePage,
  type PagesClient,
} from '@foyer/client';
import { type PageRole, pageRoles } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestComposer } from '../testing/test-composer.ts';
import { readEditors, askKnownEditors } from './known-editors.ts';

const pageOf = (words: string) =>
  `{ "format": 1, "alias": "summer",\r\n "name": { "rus": "${words}" }, "blocks": [] }`;

const PAGE_EDITORS = JSON.stringify(
  pageRoles.map((role) => ({
    name: role,
    role,
    sha256: createHash('sha256').update(`token-of-${role}`).digest('hex'),
  })),
);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-composer-folder-'));
  await writeFile(join(dir, 'summer.json'), pageOf('Лето'));
});

/** A composer over the folder, and the client of its page with one editor signed in. */
async function clientOf(role: PageRole): Promise<PagesClient> {
  // Nothing answers there.
  const settings = { PAGES_DIR: dir, PAGE_EDITORS, API_URL: 'http://127.0.0.1:1' };
  const { ask, signIn } = createTestComposer(
    settings,
    askKnownEditors(readEditors(PAGE_EDITORS), undefined),
  );
  const cookie = await signIn(`token-of-${role}`);
  return createPagesClient({
    baseUrl: '',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      return ask(String(input), { ...init, headers });
    },
  });
}

const refused = (status: number, code: number) => ({ status, code });

describe('folderCalls', () => {
  it('makes, saves and publishes a page from a draft to a version, as a service does', async () => {
    const client = await clientOf('publisher');
    const autumn = pageOf('Осень').replace('summer', 'autumn');

    const made = await createPage(client, { alias: 'autumn', text: autumn });
    const changed = autumn.replace('Осень', 'Листопад');
    const seen = { alias: 'autumn', revision: made.revision };
    const { revision } = await savePage(client, { ...seen, text: changed });
    const version = await publishPage(client, {
      alias: 'autumn',
      revision,
      note: 'Листья',
      key: 'key-of-autumn',
    });

    expect(version).toMatchObject({ number: 1, revision, author: 'publisher', note: 'Листья' });
    expect(await readFile(join(dir, 'autumn.json'), 'utf8')).toBe(changed);
    expect((await getPage(client, { alias: 'autumn' })).text).toBe(changed);
    expect((await listPages(client)).items.map(({ alias }) => alias)).toEqual(['autumn', 'summer']);
    expect(await getPageEditor(client)).toEqual({ name: 'publisher', role: 'publisher' });
  });

  it('tells who is late what stands there, and brings versions back', async () => {
    const client = await clientOf('publisher');
    const { revision } = await getPage(client, { alias: 'summer' });
    const draft = { alias: 'summer', revision };
    const saved = await savePage(client, { ...draft, text: pageOf('Осень') });

    await expect(savePage(client, { ...draft, text: pageOf('Зима') })).rejects.toMatchObject({
      ...refused(412, 1000142),
      refusal: { current: { text: pageOf('Осень'), revision: saved.revision } },
    });
    const now = { alias: 'summer', revision: saved.revision };
    await publishPage(client, { ...now, key: 'key-of-summer' });
    await restorePageVersion(client, { ...now, number: 1 });

    const { items } = await listPageVersions(client, { alias: 'summer' });
    expect(items.map(({ number, author }) => [number, author])).toEqual([
      [3, 'publisher'],
      [2, 'publisher'],
      [1, 'file'],
    ]);
    expect((await getPageVersion(client, { alias: 'summer', number: 2 })).text).toBe(
      pageOf('Осень'),
    );
    expect(await readFile(join(dir, 'summer.json'), 'utf8')).toBe(pageOf('Лето'));
    await deletePage(client, { alias: 'summer', revision });
    await expect(getPage(client, { alias: 'summer' })).rejects.toMatchObject(refused(404, 1000002));
  });

  it('says what keeps a page from being published', async () => {
    const client = await clientOf('publisher');
    const { revision: before } = await getPage(client, { alias: 'summer' });
    const { revision } = await savePage(client, { alias: 'summer', revision: before, text: '{' });

    await expect(
      publishPage(client, { alias: 'summer', revision, key: 'key-of-broken' }),
    ).rejects.toMatchObject({
      ...refused(422, 1000143),
      refusal: { problems: expect.arrayContaining([expect.objectContaining({ level: 'error' })]) },
    });
  });

  it('lets who looks change nothing, and an editor publish nothing', async () => {
    const viewer = await clientOf('viewer');
    const editor = await clientOf('editor');
    const { revision } = await getPage(viewer, { alias: 'summer' });
    const seen = { alias: 'summer', revision };
    const tooLow = refused(403, 1000141);

    await expect(savePage(viewer, { ...seen, text: '{}' })).rejects.toMatchObject(tooLow);
    await expect(createPage(viewer, { alias: 'x', text: '{}' })).rejects.toMatchObject(tooLow);
    await expect(publishPage(editor, { ...seen, key: 'key-of-egor' })).rejects.toMatchObject(
      tooLow,
    );
    await expect(deletePage(editor, seen)).rejects.toMatchObject(tooLow);
    expect((await createDraftTicket(viewer, { alias: 'summer' })).ticket).toContain('.');
    expect((await getPage(viewer, { alias: 'summer' })).revision).toBe(revision);
  });

  it('refuses calls without a session', async () => {
    const { ask } = createTestComposer({ PAGES_DIR: dir });

    const paths = ['/pages', '/pages/summer', '/pages/summer/versions', '/page-editor'];
    const answers = await Promise.all(paths.map((path) => ask(`/api/v1${path}`)));

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it.each([
    ['another type', 'application/json', pageOf('Зима'), 400],
    ['other bytes than UTF-8', undefined, new Uint8Array([0x7b, 0xff]), 400],
    ['nothing', undefined, '', 400],
    ['more than a page', undefined, ' '.repeat(512 * 1024 + 1), 413],
  ])('keeps no text of %s', async (_what, type, body, status) => {
    const { ask, signIn } = createTestComposer(
      { PAGES_DIR: dir },
      askKnownEditors(readEditors(PAGE_EDITORS), undefined),
    );
    const cookie = await signIn('token-of-editor');
    const headers = { cookie, 'content-type': type ?? 'application/vnd.foyer.page+json' };

    const answer = await ask('/api/v1/pages/winter', { method: 'POST', headers, body });

    expect(answer.status).toBe(status);
    expect((await ask('/api/v1/pages/winter', { headers: { cookie } })).status).toBe(404);
  });

  it('has neither schedules nor uploads, and shows the pictures of the map', async () => {
    const { ask, signIn } = createTestComposer(
      { PAGES_DIR: dir },
      askKnownEditors(readEditors(PAGE_EDITORS), undefined),
    );
    const cookie = await signIn('token-of-publisher');
    const post = (path: string) =>
      ask(path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      });

    expect((await post('/api/v1/pages/summer/schedules')).status).toBe(404);
    expect((await post('/api/v1/page-images')).status).toBe(404);
    expect((await listPageImages(await clientOf('viewer'), {})).items).toEqual([]);
  });
});
