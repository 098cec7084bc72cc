import {
  cardPaymentAnswerSchema,
  type CardPayment,
  type CardPaymentAnswer,
  type SecretValue,
} from '@foyer/contract';
import { safeParse } from 'valibot';
import { ContractError } from '../errors.ts';
import { createTransport } from '../transport.ts';

/** A card as it was typed. */
export interface TypedCard {
  /** Digits only. */
  number: SecretValue;
  cvc: SecretValue;
  /** `MMYY`. */
  expiry: SecretValue;
}

/** A card form for one order. */
export interface CardPaymentInput {
  /** The `payment_url` of the payment method. */
  paymentUrl: string;
  /** Of the purchase, or of the binding. */
  orderId: string;
  /** Of the purchase, or of the binding. */
  requestId: string;
  card: TypedCard;
  /** Of the account, where it has one. */
  phone?: string | undefined;
  sentAt: Date;
}

/** Longer than other calls take: a bank answers behind it. */
const TIMEOUT_MS = 30_000;

/**
 * Posts the card form to the payment provider. It goes past the service, which never sees a card, and
 * carries no cookie. Never repeated by itself. BANKCARD-036.
 *
 * @returns The provider's `reqStatus`, one of `reqStatuses`, with the bank's challenge where there is one.
 * @throws {@link ApiError}, {@link NetworkError} or {@link ContractError} when there is no such answer: then the ticket
 * says what became of the card.
 */
export async function payByCard(
  { paymentUrl, orderId, requestId, card, phone, sentAt }: CardPaymentInput,
  { fetch, signal }: { fetch?: typeof globalThis.fetch; signal?: AbortSignal } = {},
): Promise<CardPaymentAnswer> {
  const { origin, pathname } = new URL(paymentUrl);
  const body: CardPayment = {
    order_id: orderId,
    req_id: requestId,
    card_number: card.number.reveal(),
    cvc: card.cvc.reveal(),
    expiry: card.expiry.reveal(),
    timestamp: sentAt.toISOString(),
    ...(phone === undefined ? {} : { phone }),
  };
  const send = createTransport({
    prefix: origin,
    headers: {},
    fetch,
    timeoutMs: TIMEOUT_MS,
    // Browsers ask the provider first whether a header of ours may come.
    isForeign: true,
  });
  const text = await send({
    operationId: 'payByCard',
    method: 'POST',
    path: pathname,
    query: undefined,
    headers: undefined,
    body,
    signal,
  });
  const answer = safeParse(cardPaymentAnswerSchema, readJson(text));
  if (answer.success) return answer.output;
  throw new ContractError('payByCard', 'reqStatus');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
