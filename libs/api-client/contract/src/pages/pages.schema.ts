import * as v from 'valibot';
import { apiErrorBodySchema } from '../errors/errors.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { mediaViewAnswerSchema } from '../media-views/media-views.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { idempotencyKeySchema, IDEMPOTENCY_HEADER } from '../purchases/purchases.schema.ts';
import { pageAliasSchema } from './page-document.schema.ts';
import { pageRoles } from './page-roles.ts';

/** Largest page document in bytes: the largest page of the demo, of 45 blocks in three languages, has a fifth of it. */
export const PAGE_TEXT_MAX_BYTES = 512 * 1024;

/** Largest picture that is uploaded, in bytes. */
export const PAGE_IMAGE_MAX_BYTES = 8 * 1024 * 1024;

/** How long a ticket shows a draft, in seconds. */
export const DRAFT_TICKET_SECONDS = 600;

/** Type of a page document on its way. Other sites cannot send it without asking first. */
export const PAGE_TEXT_TYPE = 'application/vnd.foyer.page+json';

/** Header that holds the ticket of a draft: in an address it would stand in logs. */
export const DRAFT_TICKET_HEADER = 'x-draft-ticket';

/** Names a text: SHA-256 of its bytes in base64url. The same text has the same revision. */
export const pageRevisionSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A page document as it was typed, byte for byte, whole or not: what it says is looked at when it is published. */
export const pageTextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(PAGE_TEXT_MAX_BYTES));

const moment = v.pipe(v.string(), v.isoTimestamp());
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const note = v.pipe(v.string(), v.trim(), v.maxLength(500));

/** When a version is live. */
export const pageScheduleSchema = v.object({
  id: idSchema,
  /** Number of the version. */
  version: versionNumber,
  /** UTC. */
  from: moment,
  /** UTC; then what was live before is live again. Without it the version stays. */
  until: v.optional(moment),
  state: v.picklist(['waiting', 'running', 'over']),
  author: v.string(),
});
/** When a version is live. */
export type PageSchedule = v.InferOutput<typeof pageScheduleSchema>;

/** A published or scheduled text of a page; never changed afterwards. */
export const pageVersionSchema = v.object({
  /** Counted from 1 for each page. */
  number: versionNumber,
  revision: pageRevisionSchema,
  author: v.string(),
  note: v.string(),
  at: moment,
});
/** A published or scheduled text of a page. */
export type PageVersion = v.InferOutput<typeof pageVersionSchema>;

/** Who makes pages, by their token. */
export const pageEditorSchema = v.object({ name: v.string(), role: v.picklist(pageRoles) });
/** Who makes pages, by their token. */
export type PageEditor = v.InferOutput<typeof pageEditorSchema>;

const summaryEntries = {
  alias: pageAliasSchema,
  /** Of the draft. */
  revision: pageRevisionSchema,
  /** The version that viewers see; absent while they see none. */
  live: v.optional(pageVersionSchema),
  /** When and by whom the draft was changed last. */
  edited_at: moment,
  edited_by: v.string(),
};

/** A page without its text. */
export const pageSummarySchema = v.object(summaryEntries);
/** A page without its text. */
export type PageSummary = v.InferOutput<typeof pageSummarySchema>;

/** Every page. */
export const pagesAnswerSchema = v.object({ items: v.array(pageSummarySchema) });
/** Every page. */
export type PagesAnswer = v.InferOutput<typeof pagesAnswerSchema>;

/** A page with its draft. */
export const pageAnswerSchema = v.object({
  ...summaryEntries,
  text: pageTextSchema,
  /** Those to come and those that run, the earliest first. */
  schedules: v.array(pageScheduleSchema),
});
/** A page with its draft. */
export type PageAnswer = v.InferOutput<typeof pageAnswerSchema>;

/** A version with its text. */
export const pageVersionTextSchema = v.object({
  ...pageVersionSchema.entries,
  text: pageTextSchema,
});
/** A version with its text. */
export type PageVersionText = v.InferOutput<typeof pageVersionTextSchema>;

/** Versions of a page, the latest first. */
export const pageVersionsSchema = v.object({ ...pageEntries, items: v.array(pageVersionSchema) });
/** Versions of a page, the latest first. */
export type PageVersions = v.InferOutput<typeof pageVersionsSchema>;

/** Path parameters of a page. */
export const pageParamsSchema = v.object({ alias: pageAliasSchema });

/** Path parameters of a version. */
export const pageVersionParamsSchema = v.object({
  alias: pageAliasSchema,
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
});

/** Path parameters of a schedule. */
export const pageScheduleParamsSchema = v.object({ alias: pageAliasSchema, schedule_id: idSchema });

/** Query of a list of the calls that make pages. */
export const pageListQuerySchema = v.object(pageQueryEntries);

/**
 * The draft that the caller saw: its revision between quotes, as `ETag` gave it. Without it, and with another one, a call
 * that changes the page is refused as `pageStale`.
 */
export const ifMatchHeadersSchema = v.object({
  'if-match': v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Headers of publishing: one key for one intention, kept over repetitions. */
export const publishHeadersSchema = v.object({
  ...ifMatchHeadersSchema.entries,
  [IDEMPOTENCY_HEADER]: idempotencyKeySchema,
});

/** Input of publishing and restoring. */
export const publishSchema = v.object({ note: v.optional(note) });

/** Input of a schedule. */
export const schedulePageSchema = v.object({
  from: moment,
  until: v.optional(moment),
  note: v.optional(note),
});

/** A ticket that shows one draft to who holds it. */
export const draftTicketSchema = v.object({ ticket: v.string(), expires_at: moment });
/** A ticket that shows one draft to who holds it. */
export type DraftTicket = v.InferOutput<typeof draftTicketSchema>;

/** Headers of the call that shows a draft. */
export const draftHeadersSchema = v.object({
  [DRAFT_TICKET_HEADER]: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Why a block of a draft is not shown. */
export const leftOutReasons = ['hidden', 'unknown', 'broken', 'empty'] as const;

/** A draft as its page would be, with what is missing from it. */
export const draftViewSchema = v.object({
  ...mediaViewAnswerSchema.entries,
  /** Revision of the draft. */
  revision: pageRevisionSchema,
  /** Blocks of the document that viewers would not get. */
  left_out: v.array(
    v.object({
      /** Of the block; absent where the document gives it none. */
      id: v.optional(v.string()),
      /** Place among the blocks of the document, from 0. */
      position: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /**
       * `hidden` by the editor, `unknown` to the contract, `broken`, or `empty`: of its source nothing is there for who asks.
       */
      reason: v.picklist(leftOutReasons),
      /** What is wrong, for page editors. */
      detail: v.optional(v.string()),
    }),
  ),
});
/** A draft as its page would be, with what is missing from it. */
export type DraftView = v.InferOutput<typeof draftViewSchema>;

/** Says which pages are published: another text whenever one was published or taken away. */
export const pagesRevisionSchema = v.object({ revision: v.string() });
/** Says which pages are published. */
export type PagesRevision = v.InferOutput<typeof pagesRevisionSchema>;

const share = v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/));
const alternative = v.pipe(v.string(), v.trim(), v.maxLength(500));

/** What is said of a picture as it is uploaded. */
export const uploadImageQuerySchema = v.object({
  /** Point that crops keep in view, from the left and from the top, 0 to 1. @default the middle */
  focus_x: v.optional(share),
  focus_y: v.optional(share),
  /** What the picture shows, for those who do not see it. */
  alt_rus: v.optional(alternative),
  alt_eng: v.optional(alternative),
  alt_hye: v.optional(alternative),
});

/** A picture that a page editor uploaded. */
export const pageImageSchema = v.object({
  /** As documents name it. The same picture with the same focus has the same id. */
  id: idSchema,
  image: imageSchema,
  /** Pixels. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What it shows, by language. */
  alternatives: v.object({
    rus: v.optional(v.string()),
    eng: v.optional(v.string()),
    hye: v.optional(v.string()),
  }),
  author: v.string(),
  at: moment,
});
/** A picture that a page editor uploaded. */
export type PageImage = v.InferOutput<typeof pageImageSchema>;

/** Uploaded pictures, the latest first. */
export const pageImagesSchema = v.object({ ...pageEntries, items: v.array(pageImageSchema) });
/** Uploaded pictures, the latest first. */
export type PageImages = v.InferOutput<typeof pageImagesSchema>;

/** What is written down of page editors, and of schedules. */
export const pageActions = [
  'create',
  'save',
  'delete',
  'publish',
  'restore',
  'schedule',
  'unschedule',
  'begin',
  'end',
  'ticket',
  'upload',
] as const;

/** One thing that was done. */
export const pageAuditEntrySchema = v.object({
  at: moment,
  /** Name of the page editor; of `begin` and `end` who made the schedule. */
  author: v.string(),
  role: v.picklist(pageRoles),
  action: v.picklist(pageActions),
  /** Absent of an upload. */
  alias: v.optional(v.string()),
  /** Of the draft afterwards. */
  revision: v.optional(pageRevisionSchema),
  /** Number of the version that it was about. */
  version: v.optional(versionNumber),
  /** Of an uploaded picture. */
  image_id: v.optional(v.string()),
});
/** One thing that was done. */
export type PageAuditEntry = v.InferOutput<typeof pageAuditEntrySchema>;

/** Query of the audit. */
export const pageAuditQuerySchema = v.object({
  ...pageQueryEntries,
  alias: v.optional(pageAliasSchema),
});

/** What was done, the latest first. */
export const pageAuditSchema = v.object({ ...pageEntries, items: v.array(pageAuditEntrySchema) });
/** What was done, the latest first. */
export type PageAudit = v.InferOutput<typeof pageAuditSchema>;

/** Something in a document that stands in the way of publishing, or that should be looked at. */
export const pageProblemSchema = v.object({
  /** Errors stop publishing; warnings tell. */
  level: v.picklist(['error', 'warning']),
  /** Name of what was broken. */
  rule: v.string(),
  /** Where in the document. */
  path: v.array(v.union([v.string(), v.number()])),
  /** What the rule says of the place, for example a limit. */
  values: v.optional(v.record(v.string(), v.unknown())),
});
/** Something in a document that stands in the way of publishing, or that should be looked at. */
export type PageProblem = v.InferOutput<typeof pageProblemSchema>;

/** Body of a refusal of the calls that make pages. */
export const pageRefusalSchema = v.object({
  ...apiErrorBodySchema.entries,
  /** The draft that stands there, with `pageStale`: to be merged with, or chosen between. */
  current: v.optional(v.object({ text: pageTextSchema, revision: pageRevisionSchema })),
  /** With `pageBroken`. */
  problems: v.optional(v.array(pageProblemSchema)),
});
/** Body of a refusal of the calls that make pages. */
export type PageRefusal = v.InferOutput<typeof pageRefusalSchema>;
