import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox } from '../../database/schema.ts';

/** What became of a message. */
export type Settled = Pick<typeof outbox.$inferSelect, 'state' | 'tries' | 'settledAt' | 'reason'>;

/** Puts a message on its way. */
export async function saveMessage(
  db: Database,
  message: typeof outbox.$inferInsert,
): Promise<void> {
  await db.insert(outbox).values(message);
}

/** A process that sends has said by then what became of a message, in milliseconds; it has gone otherwise. */
export const QUEUED_MS = 5 * 60 * 1000;

/**
 * Puts a message on its way that has one id for ever; once more where the process that sent it has gone.
 *
 * @returns False when it is on its way or settled already.
 */
export async function claimMessage(
  db: Database,
  message: typeof outbox.$inferInsert,
): Promise<boolean> {
  const { at } = message;
  const rows = await db
    .insert(outbox)
    .values(message)
    .onConflictDoUpdate({
      target: outbox.messageId,
      set: { at },
      setWhere: sql`${eq(outbox.state, 'queued')} and ${lt(outbox.at, new Date(at.getTime() - QUEUED_MS))}`,
    })
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** Keeps what a message says, which only a demo may. */
export async function keepReadable(
  db: Database,
  id: string,
  readable: { code: string | null; text: string },
): Promise<void> {
  await db.update(outbox).set(readable).where(eq(outbox.messageId, id));
}

/** Says what became of a message. */
export async function settleMessage(db: Database, id: string, settled: Settled): Promise<void> {
  await db.update(outbox).set(settled).where(eq(outbox.messageId, id));
}

/** Forgets what was sent long ago. */
export async function deleteSentBefore(db: Database, at: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.at, at));
}
