import { pageRefusalOf, type PageAccess, type PageEditor } from '@foyer/contract';
import { folderTickets, openPageFolder, type FolderPictures } from '@foyer/page-document/folder';
import { type Context, Hono } from 'hono';
import type { EditorSession } from '../editor-sessions.ts';
import { noStore, refusal, refusalOf } from './folder-answer.ts';
import { listPictures } from './list-pictures.ts';
import { readNote, readPageText } from './read-text.ts';

/** What the calls of pages work on, and who asks. */
interface FolderOptions {
  folder: string;
  pictures: FolderPictures;
  sessionOf: (context: Context) => Promise<EditorSession | undefined>;
}

/** Who asks, and for what. */
interface Asked {
  editor: PageEditor;
  alias: string;
  /** The draft that the caller saw, and who calls. */
  seen: { author: string; revision: string | undefined };
  request: Request;
  param: (name: string) => string;
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

const withTag = (page: { revision: string }, status = 200): Response =>
  Response.json(page, { status, headers: { ...noStore, etag: `"${page.revision}"` } });

/** Revision between the quotes of `If-Match`. */
const revisionIn = (header: string | undefined): string | undefined =>
  /^"([\w-]{43})"$/.exec(header ?? '')?.[1];

/**
 * The calls of pages, answered from a folder in place of a service. Pictures cannot be uploaded and nothing can be
 * scheduled: those calls are not there. docs/decisions/0133
 */
export function folderCalls({ folder, pictures, sessionOf }: FolderOptions): Hono {
  const pages = openPageFolder(folder);
  const tickets = folderTickets(folder);
  const app = new Hono();

  const call =
    (access: PageAccess, run: (asked: Asked) => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      const session = await sessionOf(c);
      if (!session) return c.json({ error: 'signed_out' }, 401);
      const { editor } = session;
      const refused = pageRefusalOf(access, editor.role);
      if (refused) return refusal(refused);
      const revision = revisionIn(c.req.header('if-match'));
      const param = (name: string) => c.req.param(name) ?? '';
      const seen = { author: editor.name, revision };
      const asked = { editor, alias: param('alias'), seen, request: c.req.raw, param };
      return run(asked).catch(refusalOf);
    };

  app.get(
    '/page-editor',
    call('page-viewer', async ({ editor }) => json(editor)),
  );
  app.get(
    '/pages',
    call('page-viewer', async () => json({ items: await pages.list() })),
  );
  app.get(
    '/page-images',
    call('page-viewer', async () => json({ items: listPictures(pictures) })),
  );
  // Who did what stands in the versions, and in git.
  app.get(
    '/page-audit',
    call('page-viewer', async () => json({ items: [] })),
  );
  app.get(
    '/pages/:alias',
    call('page-viewer', async ({ alias }) => withTag(await pages.read(alias))),
  );
  app.post(
    '/pages/:alias',
    call('page-editor', async ({ alias, editor, request }) => {
      const text = await readPageText(request);
      if (text instanceof Response) return text;
      return withTag(await pages.create(alias, editor.name, text), 201);
    }),
  );
  app.put(
    '/pages/:alias',
    call('page-editor', async ({ alias, seen, request }) => {
      const text = await readPageText(request);
      return text instanceof Response ? text : withTag(await pages.save(alias, seen, text));
    }),
  );
  app.delete(
    '/pages/:alias',
    call('page-publisher', async ({ alias, seen }) => {
      await pages.remove(alias, seen);
      return new Response(null, { status: 204, headers: noStore });
    }),
  );
  app.post(
    '/pages/:alias/publish',
    call('page-publisher', async ({ alias, seen, request }) => {
      const read = await readNote(request);
      return read instanceof Response ? read : json(await pages.publish(alias, seen, read.note));
    }),
  );
  app.get(
    '/pages/:alias/versions',
    call('page-viewer', async ({ alias }) => json({ items: await pages.versions(alias) })),
  );
  app.get(
    '/pages/:alias/versions/:number',
    call('page-viewer', async ({ alias, param }) =>
      json(await pages.version(alias, Number(param('number')))),
    ),
  );
  app.post(
    '/pages/:alias/versions/:number/restore',
    call('page-publisher', async ({ alias, seen, param, request }) => {
      const read = await readNote(request);
      if (read instanceof Response) return read;
      return json(await pages.restore(alias, Number(param('number')), seen, read.note));
    }),
  );
  app.post(
    '/pages/:alias/draft-tickets',
    call('page-viewer', async ({ alias }) => {
      await pages.read(alias);
      return json(await tickets.issue(alias), 201);
    }),
  );
  for (const path of ['/pages/*', '/page-images', '/page-images/*', '/page-audit/*']) {
    app.all(path, () => refusal('notFound'));
  }
  return app;
}
