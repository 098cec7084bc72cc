import type { BindingRecord, CardBindingPorts } from '@foyer/card-binding';
import {
  addBankCard,
  type Client,
  confirmTicket,
  getTicket,
  payByCard,
  serviceNow,
} from '@foyer/client';
import { cardAnswer, orderTicket } from '@foyer/purchase-order';
import { boolean, object, string } from 'valibot';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { bankCardPorts } from './bank-card.ports.ts';
import { cardChallengePorts } from './card-challenge.ports.ts';
import { keptTabRecord } from '@foyer/page-runtime/storage/kept-tab-record';

/** What one binding is made with. */
export interface CardBindingSurroundings {
  client: Client;
  /** Of the account, where it has one: the provider asks for it with a card. */
  phone: string | undefined;
  keep: (record: BindingRecord | undefined) => void;
}

const recordSchema = object({ ticketId: string(), isCardSent: boolean() });

/** The binding that this tab has begun for a profile. */
export const keptBinding = (profileId: string) =>
  keptTabRecord(tabMarks, 'binding', profileId, recordSchema);

/**
 * The calls of linking a card. Those that come after the card are not cut off when the viewer turns back: an answer that
 * comes is better than one that has to be asked for. BANKCARD-035 to BANKCARD-037
 */
export const cardBindingPorts = ({
  client,
  phone,
  keep,
}: CardBindingSurroundings): CardBindingPorts => ({
  begin: async ({ returnPath }, signal) => {
    const order = await addBankCard(client, { returnPath }, signal);
    return {
      ticketId: order.ticket_id,
      orderId: order.order_id,
      requestId: order.req_id,
      terms: { amount: order.pay_amount, currency: order.currency },
    };
  },
  getTicket: async (input, signal) => orderTicket(await getTicket(client, input, signal)),
  payByCard: async (order) =>
    cardAnswer(await payByCard({ ...order, phone, sentAt: new Date(serviceNow()) })),
  confirm: (input) => confirmTicket(client, input),
  keep,
  bankCard: bankCardPorts(client),
  cardChallenge: cardChallengePorts(),
});
