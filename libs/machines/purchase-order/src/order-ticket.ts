import {
  type CardPaymentAnswer,
  type Challenge,
  type Purchase,
  reqStatuses,
  type Ticket,
} from '@foyer/contract';
import type { CardAnswer, CardChallenge, OrderTicket } from './purchase-order.types.ts';

const cardChallenge = ({ kind, url, expires_at }: Challenge): CardChallenge => ({
  kind,
  url,
  expiresAt: expires_at,
});

/** An order of the service in the words of the flow. */
export const orderTicket = (order: Purchase | Ticket): OrderTicket => ({
  ticketId: order.ticket_id,
  orderId: order.order_id,
  status: order.status,
  terms: { amount: order.pay_amount, currency: order.currency },
  requestId: order.req_id,
  challenge: order.challenge && cardChallenge(order.challenge),
  bank: order.external_payment && {
    url: order.external_payment.url,
    expiresAt: order.external_payment.expires_at,
  },
  paymentState: order.payment_state,
  code: 'error_code' in order ? order.error_code : undefined,
  description: 'description' in order ? order.description : undefined,
  notice: 'notification' in order ? order.notification : undefined,
});

/** The provider's answer in the words of the flow. A number that this client does not know says nothing definite. */
export function cardAnswer({ reqStatus, challenge }: CardPaymentAnswer): CardAnswer {
  switch (reqStatus) {
    case reqStatuses.accepted:
      return { status: 'accepted' };
    case reqStatuses.refused:
    case reqStatuses.notUnderstood:
      return { status: 'refused', reqStatus };
    case reqStatuses.closed:
      return { status: 'closed' };
    default:
      return challenge
        ? { status: 'challenge', challenge: cardChallenge(challenge) }
        : { status: 'unknown' };
  }
}
