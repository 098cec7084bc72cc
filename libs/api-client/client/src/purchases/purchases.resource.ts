import {
  buyContentOperation,
  confirmTicketOperation,
  findPurchaseOperation,
  getPaymentAccountOperation,
  getPurchaseVariantsOperation,
  getTicketOperation,
  IDEMPOTENCY_HEADER,
  listPaymentMethodsOperation,
  listPurchasesOperation,
  pageQuery,
  type BuyContent,
  type ConsentName,
  type ExpectedPrice,
  type NotificationAnswer,
  type PageInput,
  type PaymentAccount,
  type PaymentsPage,
  type PaymentTypes,
  type Purchase,
  type PurchaseItemType,
  type PurchaseVariants,
  type SecretValue,
  type Ticket,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** An item by its type and id; a season and an episode are media items. */
export interface PurchaseItem {
  type: PurchaseItemType;
  id: string;
}

/** What is bought and how it is paid: ids of an option, one of its prices and a payment method. */
export interface PurchaseInput {
  /**
   * Invented for one purchase and kept over its repetitions, for example `crypto.randomUUID()`: the
   * same key never buys twice.
   */
  idempotencyKey: string;
  optionId: string;
  priceId: string;
  paymentMethodId: string;
  /** What the viewer saw that it costs: nothing is bought for another sum. */
  expected: ExpectedPrice;
  /** What the viewer has agreed to, of the `rules` of the purchase variants. */
  consents?: readonly ConsentName[] | undefined;
  /** Path of the site where the pages of a bank or a wallet lead back to. */
  returnPath?: string | undefined;
  bankCardId?: string | undefined;
  /** Keeps the card that will be typed. Needs the rights and the proof of linking one. */
  isShouldLinkCard?: boolean | undefined;
  /** The viewer has said yes to the amount. */
  isConfirmed?: boolean | undefined;
  pin?: SecretValue | undefined;
  /** `session_id` stands in the page's address. */
  isSessionPurchase?: boolean | undefined;
}

/** What an item can be got by. @throws {@link ApiError} 404 for what is not for sale: then there is no purchase data. */
export function getPurchaseVariants(
  client: Client,
  { type, id }: PurchaseItem,
  signal?: AbortSignal,
): Promise<PurchaseVariants> {
  const params = { item_type: type, item_id: id };
  return client.call(getPurchaseVariantsOperation, { params }, signal);
}

/**
 * The ways to pay.
 *
 * @param types - Each alone or with one of its methods: `['purchase', 'card_bind/any_card']`.
 */
export function listPaymentMethods(
  client: Client,
  { types }: { types: readonly string[] },
  signal?: AbortSignal,
): Promise<PaymentTypes> {
  return client.call(listPaymentMethodsOperation, { query: { types: types.join(',') } }, signal);
}

/** Leaves out what was not given, because an absent field is not `undefined` on the wire. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/**
 * Buys. May be repeated with the same key after a lost connection: it answers the same again.
 *
 * @returns `wait_payment` while the card form must be sent, see `payByCard`, the bank checks the card holder, or a page
 * outside the site takes the money.
 * @throws {@link ApiError} 2000046 at another price, see `changedPrice`; 2000034 or 2000035 without enough money, 1000049 for a closed prepaid account,
 * 1000110 without the right PIN, 1000120 while the first call still runs.
 */
export function buyContent(
  client: Client,
  { idempotencyKey, optionId, priceId, paymentMethodId, expected, pin, ...rest }: PurchaseInput,
  signal?: AbortSignal,
): Promise<Purchase> {
  const body: BuyContent = {
    seq_id: optionId,
    price_id: priceId,
    payment_method_id: paymentMethodId,
    expected,
    ...given({
      consents: rest.consents && [...rest.consents],
      return_path: rest.returnPath,
      bank_card_id: rest.bankCardId,
      // The field alone asks for a proof.
      is_should_link_card: rest.isShouldLinkCard === true ? true : undefined,
      is_confirmed: rest.isConfirmed,
      is_session_purchase: rest.isSessionPurchase,
      pin_code: pin?.reveal(),
    }),
  };
  const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
  return client.call(buyContentOperation, { headers, body }, signal);
}

/** How the order stands that was made under a key. @throws {@link ApiError} 404 when there is none. */
export function findPurchase(
  client: Client,
  { idempotencyKey }: { idempotencyKey: string },
  signal?: AbortSignal,
): Promise<Ticket> {
  const params = { idempotency_key: idempotencyKey };
  return client.call(findPurchaseOperation, { params }, signal);
}

/** How an order stands. */
export function getTicket(
  client: Client,
  { ticketId }: { ticketId: string },
  signal?: AbortSignal,
): Promise<Ticket> {
  return client.call(getTicketOperation, { params: { ticket_id: ticketId } }, signal);
}

/**
 * Finishes an order whose card the provider has accepted; may be repeated.
 *
 * @throws {@link ApiError} 2000034 without enough money on the card, 2000037 while no card has paid, 2000047 while it is
 * not known, 2000048 to 2000050 when the bank's check was not passed, 2000021 for a trial without a linked card.
 */
export function confirmTicket(
  client: Client,
  { ticketId, isSessionPurchase }: { ticketId: string; isSessionPurchase?: boolean | undefined },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const body = given({ is_session_purchase: isSessionPurchase });
  return client.call(confirmTicketOperation, { params: { ticket_id: ticketId }, body }, signal);
}

/** The payments history, the latest first. */
export function listPurchases(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<PaymentsPage> {
  return client.call(listPurchasesOperation, { query: pageQuery(page) }, signal);
}

/** The prepaid account. */
export function getPaymentAccount(client: Client, signal?: AbortSignal): Promise<PaymentAccount> {
  return client.call(getPaymentAccountOperation, {}, signal);
}
