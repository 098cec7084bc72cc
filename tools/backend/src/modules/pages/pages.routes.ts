import type { Context, Handlers } from '../../server/call.ts';
import { toPage } from '../../server/paging.ts';
import { createDraftTickets } from './draft-tickets.ts';
import { by, createDraftsService } from './drafts.service.ts';
import { listDeeds, writeDown } from './page-audit.store.ts';
import { createPageImagesService } from './page-images.service.ts';
import { listPictures } from './page-images.store.ts';
import {
  findPage,
  findVersion,
  listPages,
  listVersions,
  readPageAnswer,
  versionAnswer,
} from './pages.store.ts';
import { createPublishingService } from './publishing.service.ts';
import { readPage } from './read-page.ts';
import { createSchedulesService } from './schedules.service.ts';

type PageCalls =
  | 'getPageEditor'
  | 'listPages'
  | 'getPage'
  | 'createPage'
  | 'savePage'
  | 'deletePage'
  | 'listPageVersions'
  | 'getPageVersion'
  | 'publishPage'
  | 'schedulePage'
  | 'unschedulePage'
  | 'restorePageVersion'
  | 'createDraftTicket'
  | 'uploadPageImage'
  | 'listPageImages'
  | 'listPageAudit';

/** `ETag` of a draft. */
const etagOf = (revision: string): string => `"${revision}"`;

/** Handlers of the calls that make pages. */
export function pagesRoutes(context: Context): Handlers<PageCalls> {
  const { db, now } = context;
  const drafts = createDraftsService(context);
  const publishing = createPublishingService(context, readPage);
  const schedules = createSchedulesService(context, readPage);
  const tickets = createDraftTickets(context);
  const images = createPageImagesService(context);
  return {
    getPageEditor: async ({ editor: { name, role } }) => ({ name, role }),
    listPages: async () => ({ items: await listPages(db) }),
    getPage: async ({ params, setHeader }) => {
      const page = await readPageAnswer(db, params.alias);
      setHeader('etag', etagOf(page.revision));
      return page;
    },
    createPage: async ({ editor, params, body, setHeader }) => {
      const page = await drafts.create(editor, params.alias, body);
      setHeader('etag', etagOf(page.revision));
      return page;
    },
    savePage: async ({ editor, params, headers, body, setHeader }) => {
      const ifMatch = headers['if-match'];
      const page = await drafts.save(editor, params.alias, { ifMatch, text: body });
      setHeader('etag', etagOf(page.revision));
      return page;
    },
    deletePage: async ({ editor, params, headers }) => {
      await drafts.remove(editor, params.alias, headers['if-match']);
      return undefined;
    },
    listPageVersions: async ({ params, query }) => {
      const { alias } = await findPage(db, params.alias);
      return toPage((await listVersions(db, alias, query)).map(versionAnswer), query);
    },
    getPageVersion: async ({ params }) => {
      const { alias } = await findPage(db, params.alias);
      const version = await findVersion(db, alias, Number(params.number));
      return { ...versionAnswer(version), text: version.text };
    },
    publishPage: ({ editor, params, headers, body }) =>
      publishing.publish(editor, headers['idempotency-key'], {
        alias: params.alias,
        ifMatch: headers['if-match'],
        note: body.note ?? '',
      }),
    schedulePage: ({ editor, params, headers, body }) =>
      schedules.plan(editor, {
        alias: params.alias,
        ifMatch: headers['if-match'],
        from: body.from,
        until: body.until,
        note: body.note ?? '',
      }),
    unschedulePage: async ({ editor, params }) => {
      await schedules.takeBack(editor, params.alias, params.schedule_id);
      return undefined;
    },
    restorePageVersion: ({ editor, params, headers, body }) =>
      publishing.restore(editor, Number(params.number), {
        alias: params.alias,
        ifMatch: headers['if-match'],
        note: body.note ?? '',
      }),
    createDraftTicket: async ({ editor, params }) => {
      const { alias, revision } = await findPage(db, params.alias);
      await writeDown(db, { ...by(editor, now()), action: 'ticket', alias, revision });
      return tickets.issue(alias);
    },
    uploadPageImage: ({ editor, query, file }) => images.upload(editor, file, query),
    listPageImages: ({ query }) => listPictures(db, query),
    listPageAudit: ({ query }) => listDeeds(db, query.alias, query),
  };
}
