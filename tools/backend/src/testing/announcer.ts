import type { PushEvent } from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { openPostgres } from '../database/postgres.ts';
import { events } from '../database/schema.ts';
import { announce, type Recipient } from '../modules/events/announce.ts';

/** Announces changes beside the running services, as a process of the operator's would. */
export interface Announcer {
  /** Announces in one transaction, which fails at its end if `isRolledBack`. */
  announce(
    recipient: Recipient,
    pushed: readonly PushEvent[],
    isRolledBack?: boolean,
  ): Promise<void>;
  /** Everything that an account was told, in its order. */
  list(accountId: string): Promise<PushEvent[]>;
  close(): Promise<void>;
}

class Rollback extends Error {}

/** Opens a PostgreSQL database to announce in. */
export async function openAnnouncer(url: string): Promise<Announcer> {
  const { db, close } = await openPostgres(url);
  return {
    announce: async (recipient, pushed, isRolledBack = false) => {
      const change = db.transaction(async (tx) => {
        for (const event of pushed) await announce(tx, recipient, event, new Date());
        if (isRolledBack) throw new Rollback();
      });
      await change.catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    },
    list: async (accountId) => {
      const rows = await db
        .select({ event: events.event })
        .from(events)
        .where(eq(events.accountId, accountId))
        .orderBy(asc(events.position));
      return rows.map(({ event }) => event);
    },
    close,
  };
}
