import { defineOperation } from '../define-operation.ts';
import * as schema from './pages.schema.ts';

const textBody = {
  types: [schema.PAGE_TEXT_TYPE],
  maxBytes: schema.PAGE_TEXT_MAX_BYTES,
  isExact: true,
} as const;

/** Who holds the token of the call: a composer asks before it opens a session. */
export const getPageEditorOperation = defineOperation({
  operationId: 'getPageEditor',
  method: 'get',
  path: '/page-editor',
  tag: 'pages',
  summary: 'Who makes pages with this token',
  access: 'page-viewer',
  answer: schema.pageEditorSchema,
  status: 200,
  errors: [],
});

/** Every page with its draft's revision and its live version. */
export const listPagesOperation = defineOperation({
  operationId: 'listPages',
  method: 'get',
  path: '/pages',
  tag: 'pages',
  summary: 'The pages',
  access: 'page-viewer',
  answer: schema.pagesAnswerSchema,
  status: 200,
  errors: [],
});

/** A page with the text of its draft; `ETag` holds the draft's revision between quotes. */
export const getPageOperation = defineOperation({
  operationId: 'getPage',
  method: 'get',
  path: '/pages/{alias}',
  tag: 'pages',
  summary: 'A page with its draft',
  access: 'page-viewer',
  params: schema.pageParamsSchema,
  answer: schema.pageAnswerSchema,
  status: 200,
  errors: ['notFound'],
});

/** Makes a page of a text that no viewer sees yet. `conflict` where there is one of this name. */
export const createPageOperation = defineOperation({
  operationId: 'createPage',
  method: 'post',
  path: '/pages/{alias}',
  tag: 'pages',
  summary: 'Make a page',
  access: 'page-editor',
  params: schema.pageParamsSchema,
  body: schema.pageTextSchema,
  textBody,
  answer: schema.pageSummarySchema,
  status: 201,
  errors: ['conflict'],
});

/** Keeps a text as the draft, byte for byte. The same text again changes nothing. */
export const savePageOperation = defineOperation({
  operationId: 'savePage',
  method: 'put',
  path: '/pages/{alias}',
  tag: 'pages',
  summary: 'Save the draft of a page',
  access: 'page-editor',
  params: schema.pageParamsSchema,
  headers: schema.ifMatchHeadersSchema,
  body: schema.pageTextSchema,
  textBody,
  answer: schema.pageSummarySchema,
  status: 200,
  errors: ['notFound', 'pageStale'],
});

/** Takes a page away from viewers and editors. Its versions and its audit stay; `createPage` brings its name back. */
export const deletePageOperation = defineOperation({
  operationId: 'deletePage',
  method: 'delete',
  path: '/pages/{alias}',
  tag: 'pages',
  summary: 'Delete a page',
  access: 'page-publisher',
  params: schema.pageParamsSchema,
  headers: schema.ifMatchHeadersSchema,
  status: 204,
  errors: ['notFound', 'pageStale'],
});

/** The versions of a page, the latest first. */
export const listPageVersionsOperation = defineOperation({
  operationId: 'listPageVersions',
  method: 'get',
  path: '/pages/{alias}/versions',
  tag: 'pages',
  summary: 'Versions of a page',
  access: 'page-viewer',
  params: schema.pageParamsSchema,
  query: schema.pageListQuerySchema,
  answer: schema.pageVersionsSchema,
  status: 200,
  errors: ['notFound'],
});

/** A version with its text. Two of them are compared by who reads them. */
export const getPageVersionOperation = defineOperation({
  operationId: 'getPageVersion',
  method: 'get',
  path: '/pages/{alias}/versions/{number}',
  tag: 'pages',
  summary: 'A version of a page',
  access: 'page-viewer',
  params: schema.pageVersionParamsSchema,
  answer: schema.pageVersionTextSchema,
  status: 200,
  errors: ['notFound'],
});

/**
 * Makes the draft live as a new version. A draft that is live already stays the version that it is. The same key gives the
 * same answer again, and with another body, page or draft it is refused.
 */
export const publishPageOperation = defineOperation({
  operationId: 'publishPage',
  method: 'post',
  path: '/pages/{alias}/publish',
  tag: 'pages',
  summary: 'Publish the draft of a page',
  access: 'page-publisher',
  params: schema.pageParamsSchema,
  headers: schema.publishHeadersSchema,
  body: schema.publishSchema,
  answer: schema.pageVersionSchema,
  status: 200,
  errors: ['notFound', 'pageStale', 'pageBroken', 'idempotencyMismatch'],
});

/**
 * Makes a version of the draft that will be live from a moment on, and until another. `conflict` where its time meets that of
 * another schedule of the page.
 */
export const schedulePageOperation = defineOperation({
  operationId: 'schedulePage',
  method: 'post',
  path: '/pages/{alias}/schedules',
  tag: 'pages',
  summary: 'Publish the draft of a page later',
  access: 'page-publisher',
  params: schema.pageParamsSchema,
  headers: schema.ifMatchHeadersSchema,
  body: schema.schedulePageSchema,
  answer: schema.pageScheduleSchema,
  status: 201,
  errors: ['notFound', 'pageStale', 'pageBroken', 'conflict'],
});

/** Takes back what a schedule has not done yet: one that runs has no end any more. */
export const unschedulePageOperation = defineOperation({
  operationId: 'unschedulePage',
  method: 'delete',
  path: '/pages/{alias}/schedules/{schedule_id}',
  tag: 'pages',
  summary: 'Take a schedule back',
  access: 'page-publisher',
  params: schema.pageScheduleParamsSchema,
  status: 204,
  errors: ['notFound'],
});

/** Makes the text of an earlier version the draft, and live as a new version. */
export const restorePageVersionOperation = defineOperation({
  operationId: 'restorePageVersion',
  method: 'post',
  path: '/pages/{alias}/versions/{number}/restore',
  tag: 'pages',
  summary: 'Bring a version back',
  access: 'page-publisher',
  params: schema.pageVersionParamsSchema,
  headers: schema.ifMatchHeadersSchema,
  body: schema.publishSchema,
  answer: schema.pageVersionSchema,
  status: 200,
  errors: ['notFound', 'pageStale', 'pageBroken'],
});

/** A ticket with which `getDraftView` shows this draft, for ten minutes. */
export const createDraftTicketOperation = defineOperation({
  operationId: 'createDraftTicket',
  method: 'post',
  path: '/pages/{alias}/draft-tickets',
  tag: 'pages',
  summary: 'A ticket for a draft',
  access: 'page-viewer',
  params: schema.pageParamsSchema,
  answer: schema.draftTicketSchema,
  status: 201,
  errors: ['notFound'],
});

/**
 * Keeps a picture: JPEG, PNG, WebP or AVIF, whatever its name says. What was taken with it, such as a place, is not kept.
 * The same picture with the same focus again changes only what is said of it.
 */
export const uploadPageImageOperation = defineOperation({
  operationId: 'uploadPageImage',
  method: 'post',
  path: '/page-images',
  tag: 'pages',
  summary: 'Upload a picture',
  access: 'page-editor',
  query: schema.uploadImageQuerySchema,
  fileBody: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: schema.PAGE_IMAGE_MAX_BYTES,
  },
  answer: schema.pageImageSchema,
  status: 201,
  errors: ['pictureRefused'],
});

/** The uploaded pictures, the latest first. */
export const listPageImagesOperation = defineOperation({
  operationId: 'listPageImages',
  method: 'get',
  path: '/page-images',
  tag: 'pages',
  summary: 'Uploaded pictures',
  access: 'page-viewer',
  query: schema.pageListQuerySchema,
  answer: schema.pageImagesSchema,
  status: 200,
  errors: [],
});

/** Who did what to which page, the latest first. */
export const listPageAuditOperation = defineOperation({
  operationId: 'listPageAudit',
  method: 'get',
  path: '/page-audit',
  tag: 'pages',
  summary: 'What page editors did',
  access: 'page-viewer',
  query: schema.pageAuditQuerySchema,
  answer: schema.pageAuditSchema,
  status: 200,
  errors: [],
});

/**
 * The draft of a page as viewers would get it, for who holds a ticket for it. A session counts as in `getMediaView`. Never
 * kept, nor to be kept.
 */
export const getDraftViewOperation = defineOperation({
  operationId: 'getDraftView',
  method: 'get',
  path: '/pages/{alias}/draft',
  tag: 'pages',
  summary: 'A draft as viewers would get it',
  access: 'anyone',
  params: schema.pageParamsSchema,
  headers: schema.draftHeadersSchema,
  answer: schema.draftViewSchema,
  status: 200,
  errors: ['draftTicketRefused', 'pageBroken'],
});

/**
 * Which pages are published. A server that keeps what it drew asks for it, and lets go of that when the text is another one.
 */
export const getPagesRevisionOperation = defineOperation({
  operationId: 'getPagesRevision',
  method: 'get',
  path: '/pages-revision',
  tag: 'pages',
  summary: 'Which pages are published',
  access: 'anyone',
  answer: schema.pagesRevisionSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const pagesOperations = {
  listPages: listPagesOperation,
  getPage: getPageOperation,
  createPage: createPageOperation,
  savePage: savePageOperation,
  deletePage: deletePageOperation,
  listPageVersions: listPageVersionsOperation,
  getPageVersion: getPageVersionOperation,
  publishPage: publishPageOperation,
  schedulePage: schedulePageOperation,
  unschedulePage: unschedulePageOperation,
  restorePageVersion: restorePageVersionOperation,
  createDraftTicket: createDraftTicketOperation,
  uploadPageImage: uploadPageImageOperation,
  listPageImages: listPageImagesOperation,
  listPageAudit: listPageAuditOperation,
  getDraftView: getDraftViewOperation,
  getPageEditor: getPageEditorOperation,
  getPagesRevision: getPagesRevisionOperation,
} as const;
