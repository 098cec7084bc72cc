import { cardName } from '../bank-cards/card-name.ts';
import {
  allErrorCodes,
  type Language,
  type Notification,
  type Payment,
  type Purchase,
  textIn,
  type Ticket,
} from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import type { Seller } from '../../selling.schema.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { texts } from '../../texts/texts.ts';
import { findSubscription } from '../entitlements/grants.ts';
import type { OrderRow } from './orders.store.ts';
import { failureOf, type PaymentProgress, waitingOf } from './payment-progress.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { NOTICE_SECONDS } from './notice-seconds.ts';
import { receiptOf } from './receipt.ts';
import type { OrderStanding } from './tickets.service.ts';

/** What a call says about what it did, in a panel. */
export const notice = (
  message: string,
  more: Partial<NonNullable<Notification['display']>> = {},
): Notification => ({
  event_type: 'display',
  display: {
    display_type: 'panel',
    panel_type: 'success',
    message,
    duration: NOTICE_SECONDS,
    ...more,
  },
});

/** What a page hands to the provider with the card. */
export const requestIdOf = (order: OrderRow, provider: PaymentProvider): string =>
  provider.requestId({
    order_id: order.id,
    kind: order.kind === 'card_bind' ? 'binding' : 'payment',
    amount: order.amount,
    currency: order.currency,
    keeps_card: order.isCardLinked,
    return_url: order.returnUrl ?? '',
  });

/** A trial takes no money of a card, so one that is not to be kept has nothing to do with it. BANKCARD-032 */
const takesCard = ({ status, paymentMethod, amount, isCardLinked }: OrderRow): boolean =>
  status === 'wait_payment' && paymentMethod === 'any_card' && (amount > 0 || isCardLinked);

const entriesOf = (
  order: OrderRow,
  progress: PaymentProgress,
  provider: PaymentProvider | undefined,
) => ({
  ticket_id: order.ticketId,
  order_id: order.id,
  status: order.status,
  pay_amount: order.amount,
  currency: order.currency,
  ...(provider && takesCard(order) && { req_id: requestIdOf(order, provider) }),
  ...waitingOf(order, progress, provider),
});

const cardOf = ({ cardDescription }: OrderRow, language: Language): string =>
  cardDescription === null ? salesTexts[language].anyCard : cardName(cardDescription, language);

/** What is said of an order that is done. Of a certificate the push event says it, and a page would say it twice. */
export async function readNotice(
  db: Database,
  order: OrderRow,
  language: Language,
): Promise<Notification | undefined> {
  const sales = salesTexts[language];
  const name = textIn(order.names, language);
  switch (order.itemType) {
    case 'service': {
      const subscription = await findSubscription(db, order.accountId, order.itemId);
      const isThere = subscription?.status === 'subscribed';
      return notice(isThere ? sales.subscribed(name) : sales.subscribeRequested(name));
    }
    case 'certificate':
      return undefined;
    case 'bank_card':
      return notice(sales.cardLinked(cardOf(order, language)));
    default:
      return notice(order.duration === null ? sales.bought(name) : sales.rented(name));
  }
}

/** Answer of the call that buys. */
export async function purchaseAnswer(
  db: Database,
  { order, progress }: OrderStanding,
  provider: PaymentProvider | undefined,
  language: Language,
): Promise<Purchase> {
  const entries = entriesOf(order, progress, provider);
  if (order.status !== 'fulfilled') return entries;
  const notification = await readNotice(db, order, language);
  return { ...entries, ...(notification && { notification }) };
}

/** How an order stands. */
export function ticketAnswer(
  { order, progress }: OrderStanding,
  provider: PaymentProvider | undefined,
  language: Language,
): Ticket {
  const isRefused =
    order.status === 'wait_payment' && typeof progress === 'object' && progress.state === 'refused';
  const failure = isRefused ? failureOf(progress) : order.failure;
  return {
    ...entriesOf(order, progress, provider),
    name: textIn(order.names, language),
    created_at: order.createdAt.toISOString(),
    ...(failure && {
      error_code: allErrorCodes[failure],
      description: texts[language].errors[failure],
    }),
  };
}

/** What decides how a payment looks. */
interface PaymentView {
  language: Language;
  seller: Seller | undefined;
  provider: PaymentProvider | undefined;
}

/** An entry of the payments history. */
export function paymentAnswer(
  order: OrderRow,
  { language, seller, provider }: PaymentView,
): Payment {
  const { itemType } = order;
  if (itemType === 'bank_card') throw new Error(`${order.id} is no payment`);
  const sales = salesTexts[language];
  const name = textIn(order.names, language);
  const receipt = receiptOf(order, name, seller, provider);
  const descriptions: Readonly<Record<OrderRow['paymentMethod'], string>> = {
    any_card: cardOf(order, language),
    linked_card: cardOf(order, language),
    account_prepaid: sales.prepaidName,
    bonus: sales.bonusName,
    external_url: order.paymentPage === 'wallet' ? sales.wallet : sales.bankQr,
  };
  return {
    order_id: order.id,
    ticket_id: order.ticketId,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    name,
    item: { type: itemType, id: order.itemId },
    ...(order.usageModel && { usage_model: order.usageModel }),
    amount: order.amount,
    currency: order.currency,
    payment_method: {
      name: order.paymentMethod,
      description: descriptions[order.paymentMethod],
    },
    is_renewal: order.kind === 'renewal',
    ...(receipt && { receipt }),
  };
}
