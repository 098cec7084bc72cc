import { createHash } from 'node:crypto';

/** Names a text by what it says, so that a text that was typed twice is the same draft. docs/decisions/0129 */
export const revisionOf = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('base64url');
