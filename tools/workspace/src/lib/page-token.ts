import { createHash, randomBytes } from 'node:crypto';

const token = randomBytes(32).toString('base64url');

/**
 * The token by which the demo's composer makes and publishes pages: another one at each start, in the memory and the
 * environment of the demo's processes alone. docs/decisions/0129
 */
export const pageToken = {
  /** What the backend knows of it: `PAGE_EDITORS`. */
  editors: JSON.stringify([
    {
      name: 'demo',
      role: 'publisher',
      sha256: createHash('sha256').update(token).digest('hex'),
    },
  ]),
  /** For the process that brings it to the backend, in its environment. */
  token,
};
