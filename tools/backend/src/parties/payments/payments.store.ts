import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { providerCards, providerPayments } from '../../database/schema.ts';
import type { ProviderPayment } from '../../modules/purchases/provider-protocol.ts';
import { createToken } from '../../server/secrets.ts';
import { endByTime, withKeptCard } from './card-outcomes.ts';
import type { CardRow, PaymentRow } from './payment-row.types.ts';

/** A payment of which nothing is known but whose it is. */
export const newPayment = (
  money: Pick<PaymentRow, 'orderId' | 'kind' | 'amount' | 'currency'>,
  at: Date,
): Omit<PaymentRow, 'state'> => ({
  ...money,
  reason: null,
  outcome: null,
  endsAt: null,
  returnUrl: null,
  keepsCard: false,
  cardToken: null,
  lastDigits: null,
  brand: null,
  expiry: null,
  at,
});

async function readPayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.orderId, orderId));
  return row;
}

/** What became of an order by now: challenges and pending outcomes end by time. */
export async function findPayment(
  db: Database,
  orderId: string,
  now: Date,
): Promise<PaymentRow | undefined> {
  const row = await readPayment(db, orderId);
  const progress = row && endByTime(row, now);
  return progress ? endPayment(db, row, withKeptCard(progress, row.cardToken)) : row;
}

/** Ends what is under way, once: the first end stands. A card that is to be kept gets its token. */
export async function endPayment(
  db: Database,
  { orderId, state, outcome, cardToken, keepsCard, lastDigits, brand, expiry }: PaymentRow,
  progress: Partial<PaymentRow>,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const isKept = progress.state === 'charged' && keepsCard && cardToken === null;
    const token = isKept ? createToken() : cardToken;
    const [row] = await tx
      .update(providerPayments)
      .set({ ...progress, cardToken: token })
      .where(and(eq(providerPayments.orderId, orderId), eq(providerPayments.state, state)))
      .returning();
    if (row && isKept && token !== null && outcome && lastDigits !== null && brand !== null) {
      await tx.insert(providerCards).values({ token, outcome, lastDigits, brand, expiry });
    }
    const standing = row ?? (await readPayment(tx, orderId));
    if (!standing) throw new Error(`The payment of ${orderId} has gone`);
    return standing;
  });
}

/** Lets nothing be paid for an order any more; what the bank has not decided yet stays. */
export async function closePayment(db: Database, payment: PaymentRow): Promise<PaymentRow> {
  await findPayment(db, payment.orderId, payment.at);
  await db
    .insert(providerPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: providerPayments.orderId,
      set: { state: 'closed', outcome: null, endsAt: null },
      setWhere: inArray(providerPayments.state, ['refused', 'challenged']),
    });
  const standing = await readPayment(db, payment.orderId);
  if (!standing) throw new Error(`The payment of ${payment.orderId} has gone`);
  return standing;
}

/**
 * Enters what a card did for an order, and keeps the card if it paid and is to be kept. Where the order has an entry that
 * is under way or final, that one stands and is returned: nothing is charged twice.
 *
 * @param outcome - What the card does when it is charged later.
 */
export async function enterPayment(
  db: Database,
  payment: PaymentRow,
  outcome: CardRow['outcome'] = 'success',
): Promise<PaymentRow> {
  await findPayment(db, payment.orderId, payment.at);
  const { lastDigits, brand, expiry } = payment;
  const isKept = payment.state === 'charged' && payment.keepsCard;
  const entry = isKept ? { ...payment, cardToken: createToken() } : payment;
  return db.transaction(async (tx) => {
    const [entered] = await tx
      .insert(providerPayments)
      .values(entry)
      .onConflictDoUpdate({
        target: providerPayments.orderId,
        set: entry,
        setWhere: eq(providerPayments.state, 'refused'),
      })
      .returning();
    if (entered && isKept && entry.cardToken && lastDigits !== null && brand !== null) {
      await tx
        .insert(providerCards)
        .values({ token: entry.cardToken, outcome, lastDigits, brand, expiry });
    }
    const standing = entered ?? (await readPayment(tx, payment.orderId));
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
  return row ?? readPayment(db, orderId);
}

/** A card that the provider keeps. */
export async function findCard(db: Database, token: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(providerCards).where(eq(providerCards.token, token));
  return row;
}

/**
 * An entry as it is sent to the service.
 *
 * @param challengeUrl - Where the challenge is; without it the entry says only that there is one.
 */
export const paymentAnswer = (row: PaymentRow, challengeUrl?: string): ProviderPayment => ({
  order_id: row.orderId,
  state: row.state,
  ...(row.reason && { reason: row.reason }),
  ...(row.state === 'challenged' &&
    row.endsAt &&
    challengeUrl !== undefined && {
      challenge: {
        kind: row.outcome === 'challenge_redirect' ? 'redirect' : 'frame',
        url: challengeUrl,
        expires_at: row.endsAt.toISOString(),
      },
    }),
  amount: row.amount,
  currency: row.currency,
  ...(row.lastDigits !== null &&
    row.brand !== null && {
      card: {
        last_digits: row.lastDigits,
        brand: row.brand,
        ...(row.expiry !== null && { expiry: row.expiry }),
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
