import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bonusDraws, bonusMemberships, bonusPrograms } from '../../database/schema.ts';

/** A bonus program. */
export type ProgramRow = typeof bonusPrograms.$inferSelect;
/** How an account stands with a program. */
export type MembershipRow = typeof bonusMemberships.$inferSelect;

/** A program, and how an account stands with it. */
export interface ProgramStanding {
  program: ProgramRow;
  /** Absent when the account has never joined. */
  membership: MembershipRow | undefined;
}

/** Status of a program for an account, in the words of the contract. BONUS-005. */
export const statusOf = ({ membership }: ProgramStanding): string =>
  membership?.status ?? 'not_registered';

/** Every program with how an account stands with it. */
export async function listStandings(db: Database, accountId: string): Promise<ProgramStanding[]> {
  const rows = await db
    .select()
    .from(bonusPrograms)
    .leftJoin(
      bonusMemberships,
      and(
        eq(bonusMemberships.programId, bonusPrograms.id),
        eq(bonusMemberships.accountId, accountId),
      ),
    )
    .orderBy(asc(bonusPrograms.position));
  return rows.map((row) => ({
    program: row.bonus_programs,
    membership: row.bonus_memberships ?? undefined,
  }));
}

/** Joins a program, or changes how the account stands with it. */
export async function saveMembership(
  tx: Database,
  membership: Omit<MembershipRow, 'balance'>,
): Promise<void> {
  await tx
    .insert(bonusMemberships)
    .values(membership)
    .onConflictDoUpdate({
      target: [bonusMemberships.accountId, bonusMemberships.programId],
      set: membership,
    });
}

/** Memberships that have been processed since a moment or longer. */
export const listProcessed = (db: Database, since: Date, limit: number): Promise<MembershipRow[]> =>
  db
    .select()
    .from(bonusMemberships)
    .where(and(eq(bonusMemberships.status, 'processing'), lte(bonusMemberships.statusSince, since)))
    .limit(limit);

/** Makes a processed membership active; false when it is no longer processed. */
export async function activateMembership(
  tx: Database,
  { accountId, programId }: MembershipRow,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(bonusMemberships)
    .set({ status: 'active', statusSince: now })
    .where(
      and(
        eq(bonusMemberships.accountId, accountId),
        eq(bonusMemberships.programId, programId),
        eq(bonusMemberships.status, 'processing'),
      ),
    )
    .returning();
  return rows.length > 0;
}

/** The last draw of an account. */
export async function findDraw(
  db: Database,
  accountId: string,
): Promise<typeof bonusDraws.$inferSelect | undefined> {
  const [row] = await db.select().from(bonusDraws).where(eq(bonusDraws.accountId, accountId));
  return row;
}

/** Notes a draw; false when the last one is later than `since`. */
export async function saveDraw(
  tx: Database,
  draw: typeof bonusDraws.$inferSelect,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(bonusDraws)
    .values(draw)
    .onConflictDoUpdate({
      target: bonusDraws.accountId,
      set: draw,
      setWhere: lte(bonusDraws.drawnAt, since),
    })
    .returning();
  return rows.length > 0;
}
