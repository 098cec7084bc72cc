import { appendFile } from 'node:fs/promises';
import type { Deliver } from './outgoing-message.ts';

/** Appends messages to a file that only its owner reads, a line of JSON each: for trials, where somebody reads them there. */
export const messageFile =
  (path: string): Deliver =>
  (message) =>
    appendFile(path, `${JSON.stringify(message)}\n`, { mode: 0o600 });
