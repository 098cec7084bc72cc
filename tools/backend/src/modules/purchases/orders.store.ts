import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders, paymentAccounts } from '../../database/schema.ts';
import { orderStatesBefore } from './order-states.ts';

/** An order. */
export type OrderRow = typeof orders.$inferSelect;
/** A new order. */
export type OrderInsert = typeof orders.$inferInsert;
/** A prepaid account. */
export type PaymentAccountRow = typeof paymentAccounts.$inferSelect;

/**
 * Makes whoever changes the purchases of an account wait for each other until the transaction ends.
 * Comes first in it.
 *
 * @returns Its prepaid account, made now if there was none.
 */
export async function lockAccount(tx: Database, accountId: string): Promise<PaymentAccountRow> {
  await tx.insert(paymentAccounts).values({ accountId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.accountId, accountId))
    .for('update');
  if (!row) throw new Error(`The account ${accountId} has gone`);
  return row;
}

/** The prepaid account, `undefined` while it was never used. */
export async function findPaymentAccount(
  db: Database,
  accountId: string,
): Promise<PaymentAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.accountId, accountId));
  return row;
}

/** The latest order for a service that was fulfilled. */
export async function findLatestOrder(
  db: Database,
  { accountId, serviceId }: { accountId: string; serviceId: string },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.itemType, 'service'),
        eq(orders.itemId, serviceId),
        eq(orders.status, 'fulfilled'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row;
}

/** Writes a new order. */
export async function insertOrder(tx: Database, order: OrderInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('The order was not written');
  return row;
}

/** The order of an account that was made under a key. */
export async function findOrderByKey(
  db: Database,
  accountId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, key)));
  return row;
}

/** The order of an account behind a ticket. */
export async function findOrderByTicket(
  db: Database,
  accountId: string,
  ticketId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.ticketId, ticketId)));
  return row;
}

/** An order by its id. */
export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/**
 * Moves an order on.
 *
 * @throws Error when the order is where this move does not start from.
 */
export async function moveOrder(
  tx: Database,
  { id }: Pick<OrderRow, 'id'>,
  status: OrderRow['status'],
  now: Date,
  changes: Partial<OrderInsert> = {},
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...changes, status, updatedAt: now })
    .where(and(eq(orders.id, id), inArray(orders.status, orderStatesBefore(status))))
    .returning();
  if (!row) throw new Error(`The order ${id} cannot become ${status}`);
  return row;
}

/** Changes an order that stays where it is. */
export async function changeOrder(
  tx: Database,
  { id }: Pick<OrderRow, 'id'>,
  changes: Partial<Omit<OrderInsert, 'status'>>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

/** Keeps the first answer to the call that made an order; a later one changes nothing. */
export async function keepAnswer(
  tx: Database,
  { id }: Pick<OrderRow, 'id'>,
  answer: string,
): Promise<string> {
  const [row] = await tx
    .update(orders)
    .set({ answer: sql`coalesce(${orders.answer}, ${answer})` })
    .where(eq(orders.id, id))
    .returning();
  return row?.answer ?? answer;
}

/** The payments of an account, the latest first; bindings of cards cost nothing and are left out. */
export const listPayments = (
  db: Database,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, ['purchase', 'renewal'])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .offset(offset)
    .limit(limit);

/** How long an order of an older version, which does not say it, may stay open. */
const OLD_ORDER_MS = 30 * 60 * 1000;

/** Open orders whose time is over, the oldest first. */
export const listExpiredOrders = (db: Database, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'wait_payment'),
        or(
          lte(orders.expiresAt, now),
          and(
            isNull(orders.expiresAt),
            lte(orders.updatedAt, new Date(now.getTime() - OLD_ORDER_MS)),
          ),
        ),
      ),
    )
    .orderBy(orders.updatedAt)
    .limit(limit);

/** Open orders of which the provider could not say whether they are paid. */
export const listUnknownOrders = (db: Database, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'wait_payment'), eq(orders.isPaymentUnknown, true)))
    .orderBy(orders.updatedAt)
    .limit(limit);

/** Orders whose money must go back. */
export const listRefundsDue = (db: Database, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(sql`${orders.isRefundDue}`)
    .orderBy(orders.updatedAt)
    .limit(limit);
