import type { CodePurpose } from '@foyer/contract';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes, type outbox } from '../../database/schema.ts';
import { saveMessage } from '../delivery/outbox.store.ts';

/** A code in force. */
export type CodeRow = typeof codes.$inferSelect;

/** What codes are sent for: what the contract's calls ask for, and the login of a bonus program. */
export type SentPurpose = CodePurpose | 'bonus';

/** Which code of a session is meant. */
export interface CodeKey {
  sessionHash: string;
  recipient: string;
  purpose: SentPurpose;
}

const isCode = ({ sessionHash, recipient, purpose }: Partial<CodeKey>) =>
  and(
    sessionHash === undefined ? undefined : eq(codes.sessionHash, sessionHash),
    recipient === undefined ? undefined : eq(codes.recipient, recipient),
    purpose === undefined ? undefined : eq(codes.purpose, purpose),
  );

/** Puts a code in force in place of an earlier one, and hands it to the party that sends it. */
export async function saveCode(
  db: Database,
  code: typeof codes.$inferInsert,
  message: typeof outbox.$inferInsert | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(codes)
      .values(code)
      .onConflictDoUpdate({
        target: [codes.sessionHash, codes.recipient, codes.purpose],
        set: { ...code, guesses: 0 },
      });
    if (message) await saveMessage(tx, message);
  });
}

/** The codes that were asked for in a session and are neither used up nor too old, the latest first. */
export const listCodes = (
  db: Database,
  wanted: Pick<CodeKey, 'sessionHash'> & Partial<CodeKey>,
  now: Date,
): Promise<CodeRow[]> =>
  db
    .select()
    .from(codes)
    .where(and(isCode(wanted), gt(codes.expiresAt, now)))
    .orderBy(desc(codes.sentAt));

/** Counts a guess, before it is compared, while the code has guesses left. */
export async function takeGuess(
  db: Database,
  key: CodeKey,
  { guesses, now }: { guesses: number; now: Date },
): Promise<CodeRow | undefined> {
  const [row] = await db
    .update(codes)
    .set({ guesses: sql`${codes.guesses} + 1` })
    .where(and(isCode(key), lt(codes.guesses, guesses), gt(codes.expiresAt, now)))
    .returning();
  return row;
}

/** Takes a guess back: it was right, and the code stays in force. */
export async function returnGuess(db: Database, code: CodeRow): Promise<void> {
  await db
    .update(codes)
    .set({ guesses: sql`${codes.guesses} - 1` })
    .where(and(isCode(code), eq(codes.codeHash, code.codeHash)));
}

/** Uses a code up; false when another call used it first. */
export async function deleteCode(db: Database, code: CodeRow): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(and(isCode(code), eq(codes.codeHash, code.codeHash)))
    .returning();
  return rows.length > 0;
}

/** Forgets the codes that are too old. */
export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(codes).where(lte(codes.expiresAt, now));
}
