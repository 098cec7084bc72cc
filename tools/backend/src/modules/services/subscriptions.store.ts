import { and, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders, ownedItems, subscriptions } from '../../database/schema.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';
import type { Step } from './subscription-steps.ts';

/** Changes how an account stands with a service. */
export async function changeSubscription(
  tx: Database,
  { accountId, serviceId }: Pick<SubscriptionRow, 'accountId' | 'serviceId'>,
  changes: Partial<SubscriptionRow>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set(changes)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.serviceId, serviceId)));
}

/** Subscriptions whose step is over at a moment. */
export const listSteppable = (
  db: Database,
  { from, afterSeconds }: Step,
  now: Date,
  limit: number,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, from),
        or(
          lte(subscriptions.statusSince, new Date(now.getTime() - afterSeconds * 1000)),
          // Written before the clock was put back.
          gt(subscriptions.statusSince, now),
        ),
      ),
    )
    .limit(limit);

/** Subscriptions whose paid time is over and that nobody has closed yet. */
export const listEnded = (db: Database, now: Date, limit: number): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.paidUntil, now),
        or(
          eq(subscriptions.status, 'subscribed'),
          eq(subscriptions.status, 'unsubscribe_requested'),
          eq(subscriptions.status, 'unsubscribe_processing'),
        ),
      ),
    )
    .orderBy(subscriptions.paidUntil)
    .limit(limit);

/** Has the money of the latest order for a service given back: it never began. */
export async function returnLastOrder(
  tx: Database,
  { accountId, serviceId }: Pick<SubscriptionRow, 'accountId' | 'serviceId'>,
): Promise<void> {
  await tx.execute(sql`update ${orders} set is_refund_due = true where id = (
    select id from ${orders} where account_id = ${accountId} and item_type = 'service'
      and item_id = ${serviceId} and status = 'fulfilled' and amount > 0
    order by created_at desc limit 1)`);
}

/** Ends rentals whose time is over, and returns them. */
export const deleteEndedRentals = (tx: Database, now: Date) =>
  tx
    .delete(ownedItems)
    .where(
      and(
        ne(ownedItems.usageModel, 'EST'),
        isNotNull(ownedItems.until),
        lte(ownedItems.until, now),
      ),
    )
    .returning();
