import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { providerCards, providerPayments } from '../../database/schema.ts';
import type { ProviderPayment } from '../../modules/purchases/provider-protocol.ts';

/** An entry of the provider's books. */
export type PaymentRow = typeof providerPayments.$inferSelect;
/** A card that the provider keeps. */
export type CardRow = typeof providerCards.$inferSelect;

/** What became of an order. */
export async function findPayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.orderId, orderId));
  return row;
}

/**
 * Enters what a card did for an order, and keeps the card if one is given. Where the order has an
 * entry that is final, that one stands and is returned: nothing is charged twice.
 */
export async function enterPayment(
  db: Database,
  payment: PaymentRow,
  card?: CardRow,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const [entered] = await tx
      .insert(providerPayments)
      .values(payment)
      .onConflictDoUpdate({
        target: providerPayments.orderId,
        set: payment,
        setWhere: eq(providerPayments.state, 'refused'),
      })
      .returning();
    if (entered && card) await tx.insert(providerCards).values(card);
    const standing = entered ?? (await findPayment(tx, payment.orderId));
    if (!standing) throw new Error(`The payment of ${payment.orderId} has gone`);
    return standing;
  });
}

/** Enters that the money of an order went back; what was not charged stays as it is. */
export async function enterRefund(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(providerPayments)
    .set({ state: 'refunded' })
    .where(and(eq(providerPayments.orderId, orderId), eq(providerPayments.state, 'charged')))
    .returning();
  return row ?? findPayment(db, orderId);
}

/** A card that the provider keeps. */
export async function findCard(db: Database, token: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(providerCards).where(eq(providerCards.token, token));
  return row;
}

/** An entry as the service is told of it. */
export const paymentAnswer = (row: PaymentRow): ProviderPayment => ({
  order_id: row.orderId,
  state: row.state,
  ...(row.reason && { reason: row.reason }),
  amount: row.amount,
  currency: row.currency,
  ...(row.lastDigits !== null &&
    row.brand !== null && {
      card: {
        last_digits: row.lastDigits,
        brand: row.brand,
        ...(row.cardToken !== null && { token: row.cardToken }),
      },
    }),
});

/** The books, the oldest entry first, as the control room shows them. */
export async function readLedger(db: Database): Promise<(ProviderPayment & { at: string })[]> {
  const rows = await db
    .select()
    .from(providerPayments)
    .orderBy(asc(providerPayments.at), asc(providerPayments.orderId));
  return rows.map((row) => ({ ...paymentAnswer(row), at: row.at.toISOString() }));
}
