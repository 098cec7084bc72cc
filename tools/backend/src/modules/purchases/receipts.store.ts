import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, orders, outbox } from '../../database/schema.ts';
import { QUEUED_MS } from '../delivery/outbox.store.ts';

/** Older payments get no message: their receipts are in the history. */
const DAY_MS = 24 * 60 * 60 * 1000;

const idPrefix = 'receipt:';

/** Id of the message with the receipt of an order. */
export const receiptMessageId = (orderId: string): string => idPrefix + orderId;

/** Payments of the last day whose receipts were not sent, of accounts with an e-mail address, the earliest first. */
export const listUnsentReceipts = (db: Database, now: Date, limit: number) =>
  db
    .select({
      order: orders,
      email: sql<string>`${accounts.email}`,
      language: accounts.language,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(outbox, eq(outbox.messageId, sql`${idPrefix}::text || ${orders.id}`))
    .where(
      and(
        gt(orders.paidAt, new Date(now.getTime() - DAY_MS)),
        eq(orders.status, 'fulfilled'),
        inArray(orders.kind, ['purchase', 'renewal']),
        gt(orders.amount, 0),
        ne(orders.paymentMethod, 'bonus'),
        isNotNull(accounts.email),
        or(
          isNull(outbox.id),
          and(eq(outbox.state, 'queued'), lt(outbox.at, new Date(now.getTime() - QUEUED_MS))),
        ),
      ),
    )
    .orderBy(orders.paidAt)
    .limit(limit);
