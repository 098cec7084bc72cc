import type { PurchaseItemType, UsageModel } from '@foyer/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ownedItems, services, subscriptions } from '../../database/schema.ts';
import { isActive } from './subscription-rights.ts';

/** A film, a season or an episode that was bought or rented. */
export interface OwnedItem {
  usageModel: Exclude<UsageModel, 'SERVICE'>;
  quality: string | null;
  /** `null` for ever. */
  until: Date | null;
}

/** What an account may watch beyond what is free. */
export interface Entitlements {
  /** Active services by id, those that came with another one among them; until when, `null` without an end. */
  services: ReadonlyMap<string, Date | null>;
  /** Bought and rented items by {@link itemKey}. */
  items: ReadonlyMap<string, OwnedItem>;
}

/** Key of an item in {@link Entitlements}. */
export const itemKey = (type: PurchaseItemType, id: string): string => `${type}:${id}`;

/** What nobody has bought. */
export const noEntitlements: Entitlements = { services: new Map(), items: new Map() };

async function readServices(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Entitlements['services']> {
  const rows = await db
    .select({ subscription: subscriptions, partId: services.id })
    .from(subscriptions)
    .leftJoin(services, eq(services.parentId, subscriptions.serviceId))
    .where(eq(subscriptions.accountId, accountId));
  const active = rows.filter(({ subscription }) => isActive(subscription, now));
  const parts = active.flatMap(({ subscription, partId }): [string, Date | null][] =>
    partId === null ? [] : [[partId, subscription.paidUntil]],
  );
  // A service bought by itself says more than one that came along, so it is written last.
  const own = active.map(({ subscription }): [string, Date | null] => [
    subscription.serviceId,
    subscription.paidUntil,
  ]);
  return new Map([...parts, ...own]);
}

async function readItems(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Entitlements['items']> {
  const rows = await db
    .select()
    .from(ownedItems)
    .where(
      and(
        eq(ownedItems.accountId, accountId),
        or(isNull(ownedItems.until), gt(ownedItems.until, now)),
      ),
    );
  return new Map(
    rows.map(({ itemType, itemId, usageModel, quality, until }) => [
      itemKey(itemType, itemId),
      { usageModel, quality, until },
    ]),
  );
}

/** Which services and items an account has at a moment, and until when. Two queries; none without an account. */
export async function entitlements(
  db: Database,
  account: { id: string } | undefined,
  now: Date,
): Promise<Entitlements> {
  if (!account) return noEntitlements;
  return {
    services: await readServices(db, account.id, now),
    items: await readItems(db, account.id, now),
  };
}
