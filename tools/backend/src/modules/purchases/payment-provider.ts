import * as v from 'valibot';
import {
  isSignedText,
  ORDER_SEAL,
  providerPaymentSchema,
  RECEIPT_SEAL,
  type ReceiptClaim,
  REFILL_SEAL,
  sealJson,
  SIGNATURE_HEADER,
  signText,
  EXTERNAL_SEAL,
  type ExternalClaim,
  type OrderClaim,
  type ProviderPayment,
} from './provider-protocol.ts';

/** Money that an order is about. */
export interface OrderMoney {
  orderId: string;
  amount: number;
  currency: string;
}

/** The linked card that pays an order. */
export interface ChargedCard {
  token: string;
  /** Where the bank's page leads back to; absent without a viewer who can pass a challenge. */
  returnUrl?: string | undefined;
}

/**
 * The payment provider, seen from the service. Every call may be repeated: the provider does each thing
 * once for an order. Each rejects when the provider does not answer in time.
 */
export interface PaymentProvider {
  /** Where pages post the card form to, for payments and for bindings. */
  createUrl: string;
  bindUrl: string;
  /** Page where an account is topped up. */
  refillUrl(accountId: string): string;
  /** What a page needs beside the card: the `req_id` of an order. */
  requestId(claim: OrderClaim): string;
  /** The page of a bank or a wallet that takes the money of an order. */
  externalUrl(claim: ExternalClaim): string;
  /** The receipt of a payment as a page. */
  receiptUrl(claim: ReceiptClaim): string;
  /** Pays an order with a linked card. */
  charge(money: OrderMoney, card: ChargedCard): Promise<ProviderPayment>;
  find(money: OrderMoney): Promise<ProviderPayment>;
  /** Lets nothing be paid for an order any more; one that was paid stays paid. */
  close(money: OrderMoney): Promise<ProviderPayment>;
  /** Gives the money of an order back. */
  refund(money: OrderMoney): Promise<ProviderPayment>;
  /** Whether a body came from the provider. */
  isFromProvider(path: string, body: string, signature: string | undefined): boolean;
}

/** How the provider is reached. */
export interface PaymentProviderOptions {
  /** Address for the service itself, without a slash at its end. */
  url: string;
  /** The same place for pages. */
  publicUrl: string;
  secret: string;
  fetch: (request: Request) => Promise<Response>;
}

const TIMEOUT_MS = 8000;

/** The payment provider at an address. */
export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  const { url, publicUrl, secret } = options;

  const send = async (
    path: 'charge' | 'find' | 'close' | 'refund',
    { orderId, amount, currency }: OrderMoney,
    more: object = {},
  ): Promise<ProviderPayment> => {
    const body = JSON.stringify({ order_id: orderId, amount, currency, ...more });
    const response = await options.fetch(
      new Request(`${url}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signText(secret, path, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}`);
    return v.parse(providerPaymentSchema, await response.json());
  };

  return {
    createUrl: `${publicUrl}/create`,
    bindUrl: `${publicUrl}/bindCard`,
    refillUrl: (accountId) =>
      `${publicUrl}/refill?account=${sealJson(secret, REFILL_SEAL, { account_id: accountId })}`,
    requestId: (claim) => sealJson(secret, ORDER_SEAL, claim),
    externalUrl: (claim) =>
      `${publicUrl}/${claim.page}?order=${sealJson(secret, EXTERNAL_SEAL, claim)}`,
    receiptUrl: (claim) => `${publicUrl}/receipt?receipt=${sealJson(secret, RECEIPT_SEAL, claim)}`,
    charge: (money, { token, returnUrl }) =>
      send('charge', money, {
        card_token: token,
        is_attended: returnUrl !== undefined,
        ...(returnUrl !== undefined && { return_url: returnUrl }),
      }),
    find: (money) => send('find', money),
    close: (money) => send('close', money),
    refund: (money) => send('refund', money),
    isFromProvider: (path, body, signature) => isSignedText(secret, path, body, signature),
  };
}
