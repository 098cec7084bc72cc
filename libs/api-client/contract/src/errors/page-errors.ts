/**
 * Errors of the calls that make pages, and of their drafts. Apart from `errorCodes`, which viewers' pages load: none of
 * these ever reaches a viewer.
 */
export const pageErrorCodes = {
  /** No token of a page editor came with the call, or one that the service does not know. */
  pageTokenRefused: 1000140,
  /** The role of the page editor does not reach so far. */
  pageRoleTooLow: 1000141,
  /** The draft is another one than the caller saw; the answer's `current` is the one that stands there. */
  pageStale: 1000142,
  /** The document cannot become a page; the answer's `problems` say why. */
  pageBroken: 1000143,
  /** The ticket of a draft is missing, forged, too old, or of another page. */
  draftTicketRefused: 1000144,
  /** The file is no picture of a type that the service takes, or has too many points. */
  pictureRefused: 1000145,
} as const;

/** Name of an error of the calls that make pages. */
export type PageErrorName = keyof typeof pageErrorCodes;

/** HTTP status with which each is answered. */
export const pageErrorStatuses: Readonly<Record<PageErrorName, number>> = {
  pageTokenRefused: 401,
  pageRoleTooLow: 403,
  pageStale: 412,
  pageBroken: 422,
  draftTicketRefused: 403,
  pictureRefused: 400,
};
