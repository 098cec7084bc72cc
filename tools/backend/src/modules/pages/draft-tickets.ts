import { DRAFT_TICKET_SECONDS, type DraftTicket } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { readToken, signToken } from '../origin/signed-token.ts';
import { createSigningKey } from '../origin/signing-key.ts';

/** Tickets that show one draft each to who holds them. */
export interface DraftTickets {
  issue(alias: string): Promise<DraftTicket>;
  /** Whether a ticket shows the draft of this page now. */
  opens(alias: string, ticket: string | undefined): Promise<boolean>;
}

const subjectOf = (alias: string): string => `draft of ${alias}`;

/** Tickets that every process of a database reads. They are signed with a key that signs nothing else. */
export function createDraftTickets({ db, now }: Pick<Context, 'db' | 'now'>): DraftTickets {
  const readKey = createSigningKey(db, 'draft-ticket-secret');
  return {
    issue: async (alias) => {
      const seconds = Math.floor(now().getTime() / 1000) + DRAFT_TICKET_SECONDS;
      return {
        ticket: signToken(await readKey(), subjectOf(alias), [seconds.toString(36)]),
        expires_at: new Date(seconds * 1000).toISOString(),
      };
    },
    opens: async (alias, ticket) => {
      const [until] =
        ticket === undefined ? [] : (readToken(await readKey(), subjectOf(alias), ticket) ?? []);
      return until !== undefined && Number.parseInt(until, 36) * 1000 > now().getTime();
    },
  };
}
