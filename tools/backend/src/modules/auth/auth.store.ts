import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes, outbox } from '../../database/schema.ts';

/** A code in force. */
export type CodeRow = typeof codes.$inferSelect;

/** Puts a code in force in place of an earlier one, and hands it to the SMS party. */
export async function saveCode(
  db: Database,
  code: CodeRow,
  message: typeof outbox.$inferInsert,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(codes)
      .values(code)
      .onConflictDoUpdate({ target: [codes.recipient, codes.purpose], set: code });
    await tx.insert(outbox).values(message);
  });
}

/** The codes in force for a recipient. */
export const listCodes = (db: Database, recipient: string, now: Date): Promise<CodeRow[]> =>
  db
    .select()
    .from(codes)
    .where(and(eq(codes.recipient, recipient), gt(codes.expiresAt, now)));

/** Uses a code up; false when another call used it first. */
export async function deleteCode(db: Database, code: CodeRow): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(and(eq(codes.recipient, code.recipient), eq(codes.codeHash, code.codeHash)))
    .returning();
  return rows.length > 0;
}
