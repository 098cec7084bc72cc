import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bonusMemberships, paymentAccounts, purseEntries } from '../../database/schema.ts';

/** The purse that holds the money of the prepaid account. */
export const PREPAID = 'prepaid';

/** Minor units that one point of a bonus program stands for. */
export const MINOR_PER_POINT = 100;

/** One change of a purse. */
export interface PurseChange {
  accountId: string;
  /** {@link PREPAID}, or the id of a bonus program. */
  purse: string;
  /** The reason: a purse changes once for each. */
  reference: string;
  /** Minor units, or points; negative when something is paid. */
  amount: number;
}

/**
 * Adds to a purse or takes from it.
 *
 * @returns `repeated` when this reason has changed it before, `insufficient` when there is not enough:
 * then the transaction must be given up.
 */
export async function changePurse(
  tx: Database,
  change: PurseChange,
  now: Date,
): Promise<'changed' | 'repeated' | 'insufficient'> {
  const { accountId, purse, amount } = change;
  const entered = await tx
    .insert(purseEntries)
    .values({ ...change, at: now })
    .onConflictDoNothing()
    .returning();
  if (entered.length === 0) return 'repeated';
  const changed =
    purse === PREPAID
      ? await tx
          .update(paymentAccounts)
          .set({ balance: sql`${paymentAccounts.balance} + ${amount}` })
          .where(
            and(eq(paymentAccounts.accountId, accountId), gte(paymentAccounts.balance, -amount)),
          )
          .returning()
      : await tx
          .update(bonusMemberships)
          .set({ balance: sql`${bonusMemberships.balance} + ${amount}` })
          .where(
            and(
              eq(bonusMemberships.accountId, accountId),
              eq(bonusMemberships.programId, purse),
              gte(bonusMemberships.balance, -amount),
            ),
          )
          .returning();
  return changed.length > 0 ? 'changed' : 'insufficient';
}
