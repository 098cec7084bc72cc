import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { certificateOffers } from '../../database/schema.ts';
import { Failure } from '../../server/failure.ts';
import { cardMark } from '../bank-cards/card-name.ts';
import { isFree, lockSubscription, mayOwn } from '../entitlements/grants.ts';
import { isOffered } from '../sales/variants.ts';
import {
  insertOrder,
  moveOrder,
  type OrderInsert,
  type OrderRow,
  type PaymentAccountRow,
} from './orders.store.ts';
import type { PurchasePlan } from './plan-purchase.ts';
import { expiryOf } from './order-expiry.ts';
import { changePurse, MINOR_PER_POINT, PREPAID } from './purses.ts';
import { fulfil } from './settle.ts';

/** Whose order it is and under which key. */
export type OrderOwner = Pick<
  OrderInsert,
  | 'accountId'
  | 'profileId'
  | 'kind'
  | 'isCardLinked'
  | 'isSession'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'returnUrl'
  | 'label'
  | 'consents'
>;

/** Refuses what the account has, or is not offered. The account is locked, so this stays true. */
async function checkOffer(
  tx: Database,
  accountId: string,
  { option, price }: PurchasePlan,
  now: Date,
): Promise<void> {
  const { itemType, itemId, usageModel } = option;
  if (itemType === 'service') {
    const current = await lockSubscription(tx, accountId, itemId);
    if (!isFree(current)) throw new Failure('alreadyOwned');
    if (!isOffered(price, current !== undefined)) throw new Failure('priceGone');
    return;
  }
  if (itemType === 'certificate') {
    const offers = await tx
      .select()
      .from(certificateOffers)
      .where(eq(certificateOffers.id, itemId));
    if (offers.length === 0) throw new Failure('notFound');
    return;
  }
  if (usageModel === 'SERVICE') throw new Failure('notFound');
  if (!(await mayOwn(tx, { accountId, itemType, itemId, usageModel }, now))) {
    throw new Failure('alreadyOwned');
  }
}

const orderOf = (
  owner: OrderOwner,
  { option, price, way }: PurchasePlan,
  now: Date,
): OrderInsert => {
  const { name } = way.method;
  return {
    ...owner,
    id: randomUUID(),
    ticketId: randomUUID(),
    status: 'created',
    itemType: option.itemType,
    itemId: option.itemId,
    usageModel: option.usageModel,
    names: option.names,
    quality: option.quality,
    priceId: price.id,
    priceType: price.type,
    amount: price.amount,
    currency: price.currency,
    duration: price.duration,
    durationUnit: price.durationUnit,
    paymentMethod: name,
    paymentPage: way.page ?? null,
    expiresAt: expiryOf(name, now),
    bonusProgramId: way.standing?.program.id ?? null,
    bankCardId: way.card?.id ?? null,
    cardDescription: way.card ? cardMark(way.card) : null,
    createdAt: now,
    updatedAt: now,
  };
};

/** Takes the money of an order out of a purse. */
async function payFromPurse(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { accountId, id, amount, bonusProgramId } = order;
  const change = bonusProgramId
    ? { purse: bonusProgramId, amount: -Math.ceil(amount / MINOR_PER_POINT) }
    : { purse: PREPAID, amount: -amount };
  const result = await changePurse(tx, { accountId, reference: id, ...change }, now);
  if (result === 'insufficient') {
    throw new Failure(bonusProgramId ? 'bonusFundsMissing' : 'prepaidFundsMissing');
  }
}

/**
 * Writes an order and, where no card is asked, pays and gives what it bought, all in one transaction.
 *
 * @param account - Locked by this transaction.
 * @returns The order: `fulfilled`, or `wait_payment` while a card must pay.
 * @throws Failure and then nothing has happened.
 */
export async function beginOrder(
  tx: Database,
  account: PaymentAccountRow,
  owner: OrderOwner,
  plan: PurchasePlan,
  now: Date,
): Promise<OrderRow> {
  if (owner.kind === 'purchase') await checkOffer(tx, owner.accountId, plan, now);
  if (plan.way.method.name === 'account_prepaid' && !account.isActive) {
    throw new Failure('accessDenied');
  }
  const order = await insertOrder(tx, orderOf(owner, plan, now));
  switch (order.paymentMethod) {
    case 'any_card':
    case 'external_url':
      return moveOrder(tx, order, 'wait_payment', now);
    case 'linked_card':
      return order.amount === 0
        ? fulfil(tx, order, now)
        : moveOrder(tx, order, 'wait_payment', now);
    default:
      await payFromPurse(tx, order, now);
      return fulfil(tx, order, now);
  }
}
