import {
  createDraftTicketOperation,
  createPageOperation,
  deletePageOperation,
  DRAFT_TICKET_HEADER,
  getDraftViewOperation,
  getPageEditorOperation,
  getPageOperation,
  getPagesRevisionOperation,
  getPageVersionOperation,
  IDEMPOTENCY_HEADER,
  listPageAuditOperation,
  listPageImagesOperation,
  listPagesOperation,
  listPageVersionsOperation,
  pageQuery,
  publishPageOperation,
  restorePageVersionOperation,
  savePageOperation,
  schedulePageOperation,
  unschedulePageOperation,
  uploadPageImageOperation,
  type DraftTicket,
  type DraftView,
  type Language,
  type PageAnswer,
  type PageAudit,
  type PageEditor,
  type PageImage,
  type PageImages,
  type PageInput,
  type PagesAnswer,
  type PageSchedule,
  type PagesRevision,
  type PageSummary,
  type PageVersion,
  type PageVersions,
  type PageVersionText,
} from '@foyer/contract';
import type { PagesClient } from './pages-client.ts';

/** A page by its name. */
export interface PageName {
  alias: string;
}

/** A draft that the caller has seen. */
export interface SeenDraft extends PageName {
  /** Of the draft; another one refuses the call with `pageStale`. */
  revision: string;
}

const seen = (revision: string) => ({ 'if-match': `"${revision}"` });

/** Every page. */
export const listPages = (client: PagesClient, signal?: AbortSignal): Promise<PagesAnswer> =>
  client.call(listPagesOperation, {}, signal);

/** A page with its draft. @throws {@link PageError} 1000002 where there is none. */
export const getPage = (
  client: PagesClient,
  { alias }: PageName,
  signal?: AbortSignal,
): Promise<PageAnswer> => client.call(getPageOperation, { params: { alias } }, signal);

/** Makes a page of a text. @throws {@link PageError} 1000120 where there is one of this name. */
export const createPage = (
  client: PagesClient,
  { alias, text }: PageName & { text: string },
  signal?: AbortSignal,
): Promise<PageSummary> => client.call(createPageOperation, { params: { alias }, text }, signal);

/**
 * Keeps a text as the draft, byte for byte.
 *
 * @throws {@link PageError} 1000142 with `refusal.current` where another draft stands there.
 */
export const savePage = (
  client: PagesClient,
  { alias, revision, text }: SeenDraft & { text: string },
  signal?: AbortSignal,
): Promise<PageSummary> =>
  client.call(savePageOperation, { params: { alias }, headers: seen(revision), text }, signal);

/** Takes a page away from viewers and editors. @throws {@link PageError} 1000142 likewise. */
export const deletePage = (
  client: PagesClient,
  { alias, revision }: SeenDraft,
  signal?: AbortSignal,
): Promise<undefined> =>
  client.call(deletePageOperation, { params: { alias }, headers: seen(revision) }, signal);

/** Versions of a page, the latest first. */
export const listPageVersions = (
  client: PagesClient,
  { alias, ...page }: PageName & PageInput,
  signal?: AbortSignal,
): Promise<PageVersions> =>
  client.call(listPageVersionsOperation, { params: { alias }, query: pageQuery(page) }, signal);

/** A version with its text. */
export const getPageVersion = (
  client: PagesClient,
  { alias, number }: PageName & { number: number },
  signal?: AbortSignal,
): Promise<PageVersionText> =>
  client.call(getPageVersionOperation, { params: { alias, number: String(number) } }, signal);

/**
 * Makes the draft live.
 *
 * @param publication - `key` names the intention: sent again, it publishes no second time.
 * @throws {@link PageError} 1000143 with `refusal.problems`, 1000142 with `refusal.current`.
 */
export const publishPage = (
  client: PagesClient,
  { alias, revision, key, note }: SeenDraft & { key: string; note?: string },
  signal?: AbortSignal,
): Promise<PageVersion> =>
  client.call(
    publishPageOperation,
    {
      params: { alias },
      headers: { ...seen(revision), [IDEMPOTENCY_HEADER]: key },
      json: { note },
    },
    signal,
  );

/** Makes the draft live from a moment on, and until another; both ISO 8601 in UTC. */
export const schedulePage = (
  client: PagesClient,
  { alias, revision, ...when }: SeenDraft & { from: string; until?: string; note?: string },
  signal?: AbortSignal,
): Promise<PageSchedule> =>
  client.call(
    schedulePageOperation,
    { params: { alias }, headers: seen(revision), json: when },
    signal,
  );

/** Takes back what a schedule has not done yet. */
export const unschedulePage = (
  client: PagesClient,
  { alias, scheduleId }: PageName & { scheduleId: string },
  signal?: AbortSignal,
): Promise<undefined> =>
  client.call(unschedulePageOperation, { params: { alias, schedule_id: scheduleId } }, signal);

/** Makes the text of an earlier version the draft, and live as a new version. */
export const restorePageVersion = (
  client: PagesClient,
  { alias, revision, number, note }: SeenDraft & { number: number; note?: string },
  signal?: AbortSignal,
): Promise<PageVersion> =>
  client.call(
    restorePageVersionOperation,
    { params: { alias, number: String(number) }, headers: seen(revision), json: { note } },
    signal,
  );

/** A ticket for a draft, for ten minutes. */
export const createDraftTicket = (
  client: PagesClient,
  { alias }: PageName,
  signal?: AbortSignal,
): Promise<DraftTicket> => client.call(createDraftTicketOperation, { params: { alias } }, signal);

/** What is said of a picture: where its middle lies, 0 to 1, and what it shows. */
export interface PictureWords {
  focus?: { x: number; y: number };
  alternatives?: Partial<Record<Language, string>>;
}

/** Keeps a picture. @throws {@link PageError} 1000145 for a file that is none that is taken. */
export const uploadPageImage = (
  client: PagesClient,
  { file, focus, alternatives = {} }: PictureWords & { file: Blob },
  signal?: AbortSignal,
): Promise<PageImage> => {
  const query = {
    focus_x: focus?.x.toFixed(4),
    focus_y: focus?.y.toFixed(4),
    alt_rus: alternatives.rus,
    alt_eng: alternatives.eng,
    alt_hye: alternatives.hye,
  };
  return client.call(uploadPageImageOperation, { query, file }, signal);
};

/** The uploaded pictures, the latest first. */
export const listPageImages = (
  client: PagesClient,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<PageImages> => client.call(listPageImagesOperation, { query: pageQuery(page) }, signal);

/** Who did what, the latest first; to one page where it is named. */
export const listPageAudit = (
  client: PagesClient,
  { alias, ...page }: Partial<PageName> & PageInput = {},
  signal?: AbortSignal,
): Promise<PageAudit> =>
  client.call(listPageAuditOperation, { query: { alias, ...pageQuery(page) } }, signal);

/** A draft as its page would be. @throws {@link PageError} 1000144 for a ticket that does not open it. */
export const getDraftView = (
  client: PagesClient,
  { alias, ticket }: PageName & { ticket: string },
  signal?: AbortSignal,
): Promise<DraftView> =>
  client.call(
    getDraftViewOperation,
    { params: { alias }, headers: { [DRAFT_TICKET_HEADER]: ticket } },
    signal,
  );

/** Who holds the client's token. */
export const getPageEditor = (client: PagesClient, signal?: AbortSignal): Promise<PageEditor> =>
  client.call(getPageEditorOperation, {}, signal);

/** Which pages are published. */
export const getPagesRevision = (
  client: PagesClient,
  signal?: AbortSignal,
): Promise<PagesRevision> => client.call(getPagesRevisionOperation, {}, signal);
