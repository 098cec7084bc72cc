import { randomBytes, randomUUID } from 'node:crypto';

/** What no two answers may have in common; it stands in a page's text and in its headers. */
export interface PageMarks {
  nonce: string;
  /** The request's name. */
  requestId: string;
}

/** Marks that nobody has had. */
export const createMarks = (): PageMarks => ({
  nonce: randomBytes(16).toString('base64'),
  requestId: randomUUID(),
});
