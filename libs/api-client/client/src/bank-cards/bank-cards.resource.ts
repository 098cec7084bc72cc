import {
  addBankCardOperation,
  deleteBankCardOperation,
  listBankCardsOperation,
  renewByBankCardOperation,
  type AddBankCard,
  type BankCards,
  type CardBinding,
  type NotificationAnswer,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The linked cards, the latest first. */
export function listBankCards(client: Client, signal?: AbortSignal): Promise<BankCards> {
  return client.call(listBankCardsOperation, {}, signal);
}

/**
 * Begins to link a card; `payByCard` and `confirmTicket` go on with its answer.
 *
 * @param input - With the path of the site where the page of a bank leads back to.
 */
export function addBankCard(
  client: Client,
  { returnPath }: { returnPath?: string | undefined } = {},
  signal?: AbortSignal,
): Promise<CardBinding> {
  const body: AddBankCard = returnPath === undefined ? {} : { return_path: returnPath };
  return client.call(addBankCardOperation, { body }, signal);
}

/** Has a linked card pay for the next periods of a subscription. @throws {@link ApiError} 2000045 where nothing is renewed. */
export function renewByBankCard(
  client: Client,
  { id, serviceId }: { id: string; serviceId: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const call = { params: { id }, body: { service_id: serviceId } };
  return client.call(renewByBankCardOperation, call, signal);
}

/** Forgets a card. @throws {@link ApiError} 1000112 for any but the master profile. */
export function deleteBankCard(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  return client.call(deleteBankCardOperation, { params: { id } }, signal);
}
