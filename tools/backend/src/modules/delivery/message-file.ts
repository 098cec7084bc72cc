import { appendFile } from 'node:fs/promises';
import { NotDelivered, type Deliver } from './outgoing-message.ts';

/** Appends messages to a file that only its owner reads, a line of JSON each: for trials, where somebody reads them there. */
export const messageFile =
  (path: string): Deliver =>
  async (message) => {
    try {
      await appendFile(path, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    } catch (error) {
      throw new NotDelivered('the file could not be written', { cause: error });
    }
  };
