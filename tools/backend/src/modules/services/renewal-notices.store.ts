import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  accounts,
  messages,
  orders,
  purchasePrices,
  services,
  subscriptions,
} from '../../database/schema.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';

/** Id of the message that says of a renewal: one for each end of a period. */
export const renewalNoticeId = ({ accountId, serviceId, paidUntil }: SubscriptionRow): string =>
  `renewal:${accountId}:${serviceId}:${Math.floor((paidUntil?.getTime() ?? 0) / 1000)}`;

const idInDatabase = sql`'renewal:' || ${subscriptions.accountId} || ':' || ${subscriptions.serviceId} || ':' || floor(extract(epoch from ${subscriptions.paidUntil}))::bigint`;

/** What was paid last for a service. */
const lastAmount = sql`(
  select ${orders.amount} from ${orders}
  where ${orders.accountId} = ${subscriptions.accountId} and ${orders.itemType} = 'service'
    and ${orders.itemId} = ${subscriptions.serviceId} and ${orders.status} = 'fulfilled'
  order by ${orders.createdAt} desc limit 1
)`;

/** Subscriptions that renew by a moment at another sum than was paid last, and of which nothing was said yet. */
export const listUnannouncedRenewals = (
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) =>
  db
    .select({
      subscription: subscriptions,
      names: services.names,
      amount: purchasePrices.amount,
      currency: purchasePrices.currency,
      email: accounts.email,
      language: accounts.language,
      timeZone: accounts.timeZone,
    })
    .from(subscriptions)
    .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
    .innerJoin(services, eq(services.id, subscriptions.serviceId))
    .innerJoin(purchasePrices, eq(purchasePrices.id, subscriptions.renewalPriceId))
    .leftJoin(messages, eq(messages.id, idInDatabase))
    .where(
      and(
        eq(subscriptions.status, 'subscribed'),
        eq(subscriptions.autopayment, 'enabled'),
        gt(subscriptions.paidUntil, now),
        lte(subscriptions.paidUntil, until),
        sql`${lastAmount} <> ${purchasePrices.amount}`,
        isNull(messages.id),
      ),
    )
    .orderBy(subscriptions.paidUntil)
    .limit(limit);
