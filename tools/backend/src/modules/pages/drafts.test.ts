import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, pageText, saveText, seen, toPublish } from './test-pages.ts';

let backend: TestBackend;
let editor: PageCaller;
let publisher: PageCaller;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
  editor = pageEditor(backend, 'editor');
  publisher = pageEditor(backend, 'publisher');
});

describe('savePage', () => {
  it.each([
    ['other spacing', '{"format":1 ,\t"alias":"summer"}'],
    ['carriage returns', '{\r\n  "format": 1\r\n}\r\n'],
    ['escapes and spellings of numbers', '{"a":"\\u0041\\/","n":1.0,"e":1E2}'],
    ['a byte order mark', '\ufeff{}'],
    ['a document that is half typed', '{ "format": 1, "blo'],
    ['letters of every kind', '{"name":"Лето · Ամառ 🎬"}'],
  ])('gives back every byte: %s', async (_what, text) => {
    const revision = await makePage(editor, 'summer', 'Лето');

    const saved = await saveText(editor, 'summer', revision, text);
    const page = await editor('GET', '/pages/summer');

    expect(page.body).toMatchObject({ text, revision: saved, edited_by: 'egor' });
    expect(page.headers.get('etag')).toBe(`"${saved}"`);
  });

  it('refuses bytes that are no text', async () => {
    const revision = await makePage(editor, 'summer', 'Лето');

    const answer = await backend.app.request('/api/v1/pages/summer', {
      method: 'PUT',
      headers: {
        authorization: 'Bearer token-of-egor',
        'content-type': 'application/vnd.foyer.page+json',
        ...seen(revision),
      },
      body: new Uint8Array([123, 0xff, 125]),
    });

    expect(answer.status).toBe(400);
  });

  it('refuses a draft made from another one, and gives the one that stands there', async () => {
    const first = await makePage(editor, 'summer', 'Лето');
    const text = pageText('summer', 'Июль');
    const second = await saveText(editor, 'summer', first, text);

    const stale = await publisher('PUT', '/pages/summer', { text: '{}', headers: seen(first) });
    const without = await publisher('PUT', '/pages/summer', { text: '{}' });

    expect([stale.status, without.status]).toEqual([412, 412]);
    const expected = { error_code: 1000142, current: { text, revision: second } };
    expect([stale.body, without.body]).toMatchObject([expected, expected]);
  });

  it('lets one of two win that save at once', async () => {
    const first = await makePage(editor, 'summer', 'Лето');
    const save = (words: string) =>
      editor('PUT', '/pages/summer', { text: pageText('summer', words), headers: seen(first) });

    const answers = await Promise.all(['Июнь', 'Июль', 'Август'].map(save));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  it('changes nothing that viewers see', async () => {
    const revision = await makePage(publisher, 'summer', 'Лето');
    await publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(revision) });
    await saveText(editor, 'summer', revision, pageText('summer', 'Июль'));

    const { body } = await backend.caller().send('GET', '/media-views/summer');

    expect(body).toMatchObject({ name: 'Лето' });
  });
});

describe('createPage', () => {
  it('makes a page that no viewer sees, once', async () => {
    await makePage(editor, 'summer', 'Лето');

    const again = await editor('POST', '/pages/summer', { text: '{}' });
    const viewers = await backend.caller().send('GET', '/media-views/summer');

    expect([again.status, viewers.status]).toEqual([409, 404]);
  });

  it.each(['Summer', 'a b', '-summer', 'x'.repeat(65), '..'])(
    'refuses the name %s',
    async (alias) => {
      const answer = await editor('POST', `/pages/${encodeURIComponent(alias)}`, { text: '{}' });

      expect(answer.status).toBe(404);
    },
  );

  it('refuses a document that is too large', async () => {
    const answer = await editor('POST', '/pages/summer', { text: 'x'.repeat(512 * 1024 + 1) });

    expect(answer.status).toBe(413);
  });
});

describe('deletePage', () => {
  it('takes the page away, and counts its versions on when its name is used again', async () => {
    const first = await makePage(publisher, 'summer', 'Лето');
    await publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(first) });

    const before = await backend.caller().send('GET', '/media-views/summer');
    const gone = await publisher('DELETE', '/pages/summer', { headers: seen(first) });
    backend.pass(6);
    const viewers = await backend.caller().send('GET', '/media-views/summer');
    const editors = await editor('GET', '/pages/summer');
    const second = await makePage(publisher, 'summer', 'Снова лето');
    const live = await publisher('POST', '/pages/summer/publish', {
      body: {},
      headers: toPublish(second),
    });

    expect([before.status, gone.status]).toEqual([200, 204]);
    expect([editors.status, viewers.status]).toEqual([404, 404]);
    expect(live.body).toMatchObject({ number: 2, revision: second });
  });
});
