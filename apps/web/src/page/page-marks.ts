import { randomBytes, randomUUID } from 'node:crypto';

/** What no two answers may have in common; it stands in a page's text and in its headers. */
export interface PageMarks {
  nonce: string;
  /** The request's name, in logs too. */
  requestId: string;
}

/** New marks for the answer to a request. @param requestId - Without it, one that nobody has had. */
export const createMarks = (requestId: string = randomUUID()): PageMarks => ({
  nonce: randomBytes(16).toString('base64'),
  requestId,
});
