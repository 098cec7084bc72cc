import {
  createDraftTicket,
  createPage,
  deletePage,
  getDraftView,
  getPage,
  getPageEditor,
  getPagesRevision,
  listPageAudit,
  listPageImages,
  listPages,
  savePage,
  uploadPageImage,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, type OperationCases } from '../cases.types.ts';
import {
  access,
  alias,
  as,
  done,
  prepared,
  publish,
  refuses,
  stale,
  textOf,
} from '../page-trials.ts';

/** A picture of one point. */
const png = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
    'base64',
  ),
]);

/** Trials of drafts, their tickets, pictures and the audit. */
export const pagesCases = {
  getPageEditor: {
    good: [
      done(
        'names who holds the token',
        prepared((pages) => getPageEditor(pages)),
        ({ role }) => expect(role).toBe('publisher'),
      ),
    ],
    bad: [],
    access: access((pages) => getPageEditor(pages)),
  },
  listPages: {
    good: [
      done(
        'names the pages',
        prepared((pages) => listPages(pages)),
        ({ items }) => expect(items.map((page) => page.alias)).toContain(alias),
      ),
    ],
    bad: [],
    access: access((pages) => listPages(pages)),
  },
  getPage: {
    good: [
      done(
        'gives the draft as it was typed',
        prepared((pages) => getPage(pages, { alias })),
        ({ text, live }) => expect([text, live]).toEqual([textOf('Весна'), undefined]),
      ),
    ],
    bad: [
      refuses('does not know another page', 'notFound', (pages) =>
        getPage(pages, { alias: 'nowhere' }),
      ),
    ],
    access: access(prepared((pages) => getPage(pages, { alias }))),
  },
  createPage: {
    good: [
      done(
        'makes a page',
        (pages) => createPage(pages, { alias, text: textOf('Весна') }),
        (page) => expect(page).toMatchObject({ alias, edited_by: 'pavel' }),
      ),
    ],
    bad: [
      refuses(
        'refuses a name that is taken',
        'conflict',
        prepared((pages) => createPage(pages, { alias, text: '{}' })),
      ),
      refuses('refuses an empty text', 'invalidRequest', (pages) =>
        createPage(pages, { alias, text: '' }),
      ),
    ],
    access: access((pages) => createPage(pages, { alias, text: textOf('Весна') })),
  },
  savePage: {
    good: [
      done(
        'keeps another draft',
        prepared(async (pages, revision) => {
          await savePage(pages, { alias, revision, text: '{ "half' });
          return getPage(pages, { alias });
        }),
        ({ text }) => expect(text).toBe('{ "half'),
      ),
    ],
    bad: [
      refuses(
        'refuses a draft made from another one',
        'pageStale',
        prepared((pages) => savePage(pages, { alias, revision: stale, text: '{}' })),
      ),
    ],
    access: access(prepared((pages, revision) => savePage(pages, { alias, revision, text: '{}' }))),
  },
  deletePage: {
    good: [
      done(
        'takes a page away',
        prepared(async (pages, revision) => {
          await deletePage(pages, { alias, revision });
          return listPages(pages);
        }),
        ({ items }) => expect(items.map((page) => page.alias)).not.toContain(alias),
      ),
    ],
    bad: [
      refuses(
        'refuses where the draft is another one',
        'pageStale',
        prepared((pages) => deletePage(pages, { alias, revision: stale })),
      ),
    ],
    access: access(prepared((pages, revision) => deletePage(pages, { alias, revision }))),
  },
  createDraftTicket: {
    good: [
      done(
        'gives a ticket',
        prepared((pages) => createDraftTicket(pages, { alias })),
        ({ ticket }) => expect(ticket).toMatch(/^[\w-]+\.[\w-]+$/),
      ),
    ],
    bad: [
      refuses('does not know another page', 'notFound', (pages) =>
        createDraftTicket(pages, { alias: 'nowhere' }),
      ),
    ],
    access: access(prepared((pages) => createDraftTicket(pages, { alias }))),
  },
  uploadPageImage: {
    good: [
      done(
        'keeps a picture',
        (pages) => uploadPageImage(pages, { file: png, alternatives: { eng: 'A dot' } }),
        (image) => expect(image).toMatchObject({ width: 1, alternatives: { eng: 'A dot' } }),
      ),
    ],
    bad: [
      refuses('refuses what is no picture', 'pictureRefused', (pages) =>
        uploadPageImage(pages, { file: new Blob(['<svg/>']) }),
      ),
    ],
    access: access((pages) => uploadPageImage(pages, { file: png })),
  },
  listPageImages: {
    good: [
      done(
        'lists pictures',
        async (pages) => {
          await uploadPageImage(pages, { file: png });
          return listPageImages(pages);
        },
        ({ items }) => expect(items).toHaveLength(1),
      ),
    ],
    bad: [
      refuses('refuses a cursor of no list', 'invalidRequest', (pages) =>
        listPageImages(pages, { cursor: 'nonsense' }),
      ),
    ],
    access: access((pages) => listPageImages(pages)),
  },
  listPageAudit: {
    good: [
      done(
        'says who made a page',
        prepared((pages) => listPageAudit(pages, { alias })),
        ({ items }) => expect(items).toMatchObject([{ author: 'pavel', action: 'create' }]),
      ),
    ],
    bad: [
      refuses('refuses a cursor of no list', 'invalidRequest', (pages) =>
        listPageAudit(pages, { cursor: 'nonsense' }),
      ),
    ],
    access: access((pages) => listPageAudit(pages)),
  },
  getDraftView: {
    good: [
      done(
        'shows the draft to who holds a ticket',
        prepared(async (pages) => {
          const { ticket } = await createDraftTicket(pages, { alias });
          return getDraftView(pages, { alias, ticket });
        }),
        (view) =>
          expect(view).toMatchObject({ alias, name: 'Весна', media_blocks: [{ id: 'b1' }] }),
      ),
    ],
    bad: [
      refuses(
        'refuses a ticket that none gave',
        'draftTicketRefused',
        prepared((pages) => getDraftView(pages, { alias, ticket: 'abc.def' })),
      ),
    ],
    access: {
      run: as(async (pages, world) => {
        const owner = world.pagesOf(await world.clientOf('publisher'));
        const { items } = await listPages(owner);
        if (!items.some((page) => page.alias === alias)) {
          await createPage(owner, { alias, text: textOf('Весна') });
        }
        const { ticket } = await createDraftTicket(owner, { alias });
        return getDraftView(pages, { alias, ticket });
      }),
      outcomes: forAnybody,
    },
  },
  getPagesRevision: {
    good: [
      done(
        'says that other pages are published',
        prepared(async (pages, revision) => {
          const before = await getPagesRevision(pages);
          await publish(pages, revision);
          return [before.revision, (await getPagesRevision(pages)).revision];
        }),
        ([before, after]) => expect(after).not.toBe(before),
      ),
    ],
    bad: [],
    access: { run: as((pages) => getPagesRevision(pages)), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
