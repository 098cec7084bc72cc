import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DRAFT_TICKET_SECONDS, type DraftTicket } from '@foyer/contract';
import { keyIn, readText, writeText } from './folder-files.ts';
import { withLock } from './with-lock.ts';

/** Tickets that show one draft of a folder each to who holds them. */
export interface FolderTickets {
  issue: (alias: string) => Promise<DraftTicket>;
  /** Whether a ticket shows the draft of this page now. */
  opens: (alias: string, ticket: string | undefined) => Promise<boolean>;
}

const sign = (key: string, alias: string, until: string): Buffer =>
  createHmac('sha256', key).update(`draft of ${alias}\n${until}`).digest();

/** Reads the key of a folder; the first process that needs one makes it. */
async function readKey(folder: string): Promise<string> {
  const path = keyIn(folder);
  const found = await readText(path);
  if (found) return found.text;
  return withLock(`${path}.lock`, async () => {
    const made = await readText(path);
    if (made) return made.text;
    const key = randomBytes(32).toString('base64url');
    await writeText(path, key, 0o600);
    return key;
  });
}

/** Tickets that every process of a folder reads: composers give them, web servers take them. */
export const folderTickets = (
  folder: string,
  now: () => Date = () => new Date(),
): FolderTickets => ({
  issue: async (alias) => {
    const seconds = Math.floor(now().getTime() / 1000) + DRAFT_TICKET_SECONDS;
    const until = seconds.toString(36);
    const signature = sign(await readKey(folder), alias, until).toString('base64url');
    return {
      ticket: `${until}.${signature}`,
      expires_at: new Date(seconds * 1000).toISOString(),
    };
  },
  opens: async (alias, ticket) => {
    const [until = '', signature = '', ...rest] = (ticket ?? '').split('.');
    const sent = Buffer.from(signature, 'base64url');
    const expected = sign(await readKey(folder), alias, until);
    const isOurs = sent.length === expected.length && timingSafeEqual(sent, expected);
    return isOurs && rest.length === 0 && Number.parseInt(until, 36) * 1000 > now().getTime();
  },
});
