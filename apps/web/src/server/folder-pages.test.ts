// @vitest-environment node
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderAnswers, folderTickets, openPageFolder } from '@foyer/page-document/folder';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withFolderPages } from './folder-pages.ts';

const pageOf = (words: string) =>
  JSON.stringify({ format: 1, alias: 'summer', name: { rus: words, eng: 'Summer' }, blocks: [] });
const service = 'http://service/api/v1';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-web-folder-'));
  await writeFile(join(dir, 'summer.json'), pageOf('Лето'));
});

/** Asks through the folder, over a service that answers like this. */
function over(status: number, body = '{}') {
  const send = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  const ask = withFolderPages(
    { answers: folderAnswers(dir, {}), tickets: folderTickets(dir) },
    send,
  );
  return { ask, send };
}

describe('withFolderPages', () => {
  it('gives a page that the service does not have, in the language that is asked for', async () => {
    const { ask } = over(404);

    const answers = await Promise.all([
      ask(`${service}/media-views/summer`, { headers: { 'accept-language': 'eng' } }),
      ask(new Request(`${service}/media-views/summer`)),
    ]);

    const pages = await Promise.all(answers.map((one) => one.json()));
    expect(pages).toMatchObject([{ name: 'Summer' }, { name: 'Лето' }]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    [404, 'media-views/none'],
    [404, 'media-items/summer'],
    [200, 'media-views/summer'],
    [503, 'media-views/summer'],
  ])('leaves the answer of the service as it is: %i to %s', async (status, path) => {
    const { ask } = over(status, '{"of":"service"}');

    const answer = await ask(`${service}/${path}`);

    expect([answer.status, await answer.text()]).toEqual([status, '{"of":"service"}']);
  });

  it('sends changes on as they are', async () => {
    const { ask, send } = over(404);
    const init = { method: 'POST', body: '{}' };

    expect((await ask(`${service}/media-views/summer`, init)).status).toBe(404);
    expect(send).toHaveBeenCalledExactlyOnceWith(`${service}/media-views/summer`, init);
  });

  it('shows a draft to who holds its ticket; all others are the matter of the service', async () => {
    const { ask, send } = over(403);
    const pages = openPageFolder(dir);
    const { revision } = await pages.read('summer');
    await pages.save('summer', { author: 'vera', revision }, pageOf('Осень'));
    const { ticket } = await folderTickets(dir).issue('summer');
    const draft = (held: string) =>
      ask(`${service}/pages/summer/draft`, { headers: { 'x-draft-ticket': held } });

    expect(await (await draft(ticket)).json()).toMatchObject({ name: 'Осень', left_out: [] });
    expect(send).not.toHaveBeenCalled();
    expect((await draft('forged')).status).toBe(403);
    expect(send).toHaveBeenCalledOnce();
  });

  it('says that pages have changed, of the folder and of the service, and not for an outage', async () => {
    let theirs: () => Promise<Response> = () => Promise.resolve(Response.json({ revision: 'a' }));
    const ask = withFolderPages(
      { answers: folderAnswers(dir, {}), tickets: folderTickets(dir) },
      () => theirs(),
    );
    const read = async () => {
      const answer = await ask(`${service}/pages-revision`);
      return ((await answer.json()) as { revision: string }).revision;
    };

    const first = await read();
    theirs = () => Promise.reject(new TypeError('fetch failed'));
    const without = await read();
    theirs = () => Promise.resolve(new Response(null, { status: 404 }));
    const unknown = await read();
    await writeFile(join(dir, 'winter.json'), '{}');
    const changed = await read();
    theirs = () => Promise.resolve(Response.json({ revision: 'b' }));
    const published = await read();

    expect([without, unknown]).toEqual([first, first]);
    expect(new Set([first, changed, published]).size).toBe(3);
  });
});
