import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ownedItems, subscriptions } from '../../database/schema.ts';
import { announce } from '../events/announce.ts';
import { isActive, type SubscriptionRow } from './subscription-rights.ts';

/** An item that an account gets. */
export type ItemGrant = Omit<typeof ownedItems.$inferInsert, 'since'>;
/** A subscription that an account gets. */
export type ServiceGrant = Omit<typeof subscriptions.$inferInsert, 'statusSince'>;

/** How an account stands with a service. */
export async function findSubscription(
  db: Database,
  accountId: string,
  serviceId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.serviceId, serviceId)));
  return row;
}

/** How an account stands with a service, locked until the transaction ends. */
export async function lockSubscription(
  tx: Database,
  accountId: string,
  serviceId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.serviceId, serviceId)))
    .for('update');
  return row;
}

/** Whether a service may be subscribed to: never was, or has been left. */
export const isFree = (row: Pick<SubscriptionRow, 'status'> | undefined): boolean =>
  row === undefined || row.status === 'unsubscribed';

/** Whether an item may be bought or rented: not for ever yet, and not rented while it is rented. */
export async function mayOwn(
  tx: Database,
  { accountId, itemType, itemId, usageModel }: ItemGrant,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(ownedItems)
    .where(
      and(
        eq(ownedItems.accountId, accountId),
        eq(ownedItems.itemType, itemType),
        eq(ownedItems.itemId, itemId),
      ),
    );
  if (!row) return true;
  if (row.until === null) return false;
  return row.until <= now || usageModel === 'EST';
}

/** Gives an item, in place of an earlier rental. */
export async function giveItem(tx: Database, grant: ItemGrant, now: Date): Promise<void> {
  const row = { until: null, quality: null, ...grant, since: now };
  await tx
    .insert(ownedItems)
    .values(row)
    .onConflictDoUpdate({
      target: [ownedItems.accountId, ownedItems.itemType, ownedItems.itemId],
      set: row,
    });
  await announce(
    tx,
    grant,
    {
      event_type: 'item',
      event_code: 'sync_purchase',
      item: { id: grant.itemId, type: grant.itemType },
    },
    now,
  );
}

/** Gives a subscription, in place of how the account stood with the service. */
export async function giveService(tx: Database, grant: ServiceGrant, now: Date): Promise<void> {
  const row = {
    paidUntil: null,
    autopayment: null,
    renewalPriceId: null,
    introLeft: 0,
    paymentMethod: null,
    bankCardId: null,
    ...grant,
    statusSince: now,
  };
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: [subscriptions.accountId, subscriptions.serviceId], set: row });
  await announce(tx, grant, { event_type: 'item', event_code: 'sync_purchases' }, now);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * From when a new period counts. What is paid already is not lost, and one that follows within a day
 * begins where the last one ended; after a longer gap nobody pays for the time between.
 */
export function periodStart(row: SubscriptionRow | undefined, now: Date): Date {
  if (!row?.paidUntil) return now;
  if (row.paidUntil > now) return isActive(row, now) ? row.paidUntil : now;
  const isFollowing =
    row.status === 'subscribed' && now.getTime() - row.paidUntil.getTime() < DAY_MS;
  return isFollowing ? row.paidUntil : now;
}
