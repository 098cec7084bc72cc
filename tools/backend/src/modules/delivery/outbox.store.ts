import { eq, lt } from 'drizzle-orm';
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
