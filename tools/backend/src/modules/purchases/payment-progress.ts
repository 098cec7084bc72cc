import type { Challenge, ErrorName, ExternalPayment, PaymentState } from '@foyer/contract';
import type { OrderRow } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ProviderPayment } from './provider-protocol.ts';

/** What the provider says of an open order; `unanswered` when it was asked in vain. */
export type PaymentProgress = ProviderPayment | 'unanswered' | undefined;

/** Why a payment was not made, by the provider's words. */
export function failureOf({ state, reason }: ProviderPayment): ErrorName {
  if (state === 'closed') return 'paymentMissing';
  switch (reason) {
    case 'no_funds':
      return 'cardFundsMissing';
    case 'challenge_refused':
      return 'challengeRefused';
    case 'abandoned':
      return 'challengeAbandoned';
    case 'timed_out':
      return 'challengeTimedOut';
    default:
      return 'paymentDeclined';
  }
}

function stateOf(progress: PaymentProgress): PaymentState {
  if (progress === undefined) return 'none';
  if (progress === 'unanswered') return 'unknown';
  switch (progress.state) {
    case 'none':
    case 'refused':
      return progress.state;
    case 'challenged':
      return 'challenge';
    default:
      return 'unknown';
  }
}

/** What an open order waits for. */
interface Waiting {
  payment_state?: PaymentState;
  challenge?: Challenge;
  external_payment?: ExternalPayment;
  expires_at?: string;
}

/** What an open order waits for, for its buyer; nothing of an order that is not open. */
export function waitingOf(
  order: OrderRow,
  progress: PaymentProgress,
  provider: PaymentProvider | undefined,
): Waiting {
  if (order.status !== 'wait_payment') return {};
  const { id, amount, currency, paymentPage, returnUrl } = order;
  const expires_at = order.expiresAt?.toISOString();
  const challenge = typeof progress === 'object' ? progress.challenge : undefined;
  return {
    payment_state: stateOf(progress),
    ...(challenge && { challenge }),
    ...(provider &&
      paymentPage &&
      expires_at !== undefined && {
        external_payment: {
          url: provider.externalUrl({
            order_id: id,
            page: paymentPage,
            amount,
            currency,
            expires_at,
            return_url: returnUrl ?? '',
          }),
          expires_at,
        },
      }),
    ...(expires_at !== undefined && { expires_at }),
  };
}
