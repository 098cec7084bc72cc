import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  bankCards,
  orders,
  purchasePrices,
  services,
  subscriptions,
} from '../../database/schema.ts';

/** A linked card. */
export type BankCardRow = typeof bankCards.$inferSelect;

/** The cards of an account, the latest first. */
export const listCards = (db: Database, accountId: string): Promise<BankCardRow[]> =>
  db
    .select()
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId))
    .orderBy(desc(bankCards.createdAt), bankCards.id);

/** A subscription whose next period a card pays for. */
export interface RenewalRow {
  cardId: string | null;
  serviceId: string;
  names: (typeof services.$inferSelect)['names'];
  paidUntil: Date | null;
  /** Of the next period; absent where the price is not on sale any more. */
  amount: number | null;
  currency: string | null;
  isTrial: boolean;
}

/** Whether the last that an account got of a service was a trial. */
const isTrial = sql<boolean>`coalesce((select ${orders.priceType} = 'trial' from ${orders}
  where ${orders.accountId} = ${subscriptions.accountId} and ${orders.itemType} = 'service'
    and ${orders.itemId} = ${subscriptions.serviceId} and ${orders.status} = 'fulfilled'
  order by ${orders.createdAt} desc limit 1), false)`;

/** What the cards of an account pay for, the first to end first. */
export const listRenewals = (db: Database, accountId: string): Promise<RenewalRow[]> =>
  db
    .select({
      cardId: subscriptions.bankCardId,
      serviceId: subscriptions.serviceId,
      names: services.names,
      paidUntil: subscriptions.paidUntil,
      amount: purchasePrices.amount,
      currency: purchasePrices.currency,
      isTrial,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.id, subscriptions.serviceId))
    .leftJoin(purchasePrices, eq(purchasePrices.id, subscriptions.renewalPriceId))
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        eq(subscriptions.autopayment, 'enabled'),
        isNotNull(subscriptions.bankCardId),
      ),
    )
    .orderBy(asc(subscriptions.paidUntil), asc(services.position));

/** A card of an account. */
export async function findCard(
  db: Database,
  accountId: string,
  id: string,
): Promise<BankCardRow | undefined> {
  const [row] = await db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), eq(bankCards.id, id)));
  return row;
}

/** Links a card. One that is linked already keeps its id and is charged under its new token from now on. */
export async function linkCard(
  tx: Database,
  card: Omit<BankCardRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<BankCardRow> {
  const [row] = await tx
    .insert(bankCards)
    .values({ ...card, id: randomUUID(), createdAt: now })
    .onConflictDoUpdate({
      target: [bankCards.accountId, bankCards.brand, bankCards.lastDigits],
      set: { providerToken: card.providerToken, expiry: card.expiry },
    })
    .returning();
  if (!row) throw new Error('The card was not linked');
  return row;
}

/** Forgets a card, and with it the renewals that it would have paid; `undefined` for an unknown one. */
export async function unlinkCard(
  tx: Database,
  accountId: string,
  id: string,
): Promise<BankCardRow | undefined> {
  const [row] = await tx
    .delete(bankCards)
    .where(and(eq(bankCards.accountId, accountId), eq(bankCards.id, id)))
    .returning();
  if (!row) return undefined;
  await tx
    .update(subscriptions)
    .set({ autopayment: 'disabled', paymentMethod: null, bankCardId: null })
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.bankCardId, id)));
  return row;
}
