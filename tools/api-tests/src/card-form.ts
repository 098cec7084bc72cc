import { payByCard } from '@foyer/client';
import type { CardPaymentAnswer } from '@foyer/contract';
import { secret, type World } from './world.ts';

/** A card that the demo's payment provider accepts. */
export const GOOD_CARD = '2200000000000004';

/** An order as the service answered it. */
interface PayableOrder {
  order_id: string;
  req_id?: string | undefined;
}

/** Posts the card form to the demo's payment provider; its answer. */
export function sendCardForm(
  { backend }: World,
  path: 'create' | 'bindCard',
  { order_id: orderId, req_id: requestId = '' }: PayableOrder,
  number = GOOD_CARD,
): Promise<CardPaymentAnswer> {
  const party = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await backend.partiesApp?.request(new Request(input, init));
    if (!answer) throw new Error('There is no payment provider');
    return answer;
  };
  return payByCard(
    {
      paymentUrl: `http://localhost:4002/payments/${path}`,
      orderId,
      requestId,
      card: { number: secret(number), cvc: secret('123'), expiry: secret('1230') },
      sentAt: new Date(),
    },
    { fetch: party },
  );
}

/** Presses a button of a page of the demo's payment provider. */
export async function pressOnPage({ backend }: World, url = '', act: string): Promise<void> {
  const order = new URL(url).searchParams.get('order') ?? '';
  const body = new URLSearchParams({ order, act });
  const answer = await backend.partiesApp?.request(url, { method: 'POST', body });
  if (!answer || answer.status >= 400) throw new Error(`The page answered ${answer?.status}`);
}
