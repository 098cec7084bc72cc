import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  amountSchema,
  challengeSchema,
  currencySchema,
  idSchema,
  receiptSchema,
} from '@foyer/contract';
import * as v from 'valibot';

// What the service and a payment provider say to each other. Both sign with one shared secret.

/** Header with the signature of a body that goes from server to server. */
export const SIGNATURE_HEADER = 'x-signature';

/** What the service lets a card be used for; signed, so the page that carries it cannot change it. */
export const orderClaimSchema = v.object({
  order_id: idSchema,
  kind: v.picklist(['payment', 'binding']),
  amount: amountSchema,
  currency: currencySchema,
  /** Whether the provider shall keep the card for later payments. */
  keeps_card: v.boolean(),
  /** Absolute address where a page of the bank leads back to; frames speak to its origin only. */
  return_url: v.string(),
});
/** What the service lets a card be used for. */
export type OrderClaim = v.InferOutput<typeof orderClaimSchema>;

/** A card as the service may know it. */
export const providerCardSchema = v.object({
  token: idSchema,
  last_digits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  brand: v.string(),
  /** `MMYY`; providers may leave it out. */
  expiry: v.optional(v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\d{2}$/))),
});

/** What the service lets a page outside the site take the money for; signed, because the page's address carries it. */
export const externalClaimSchema = v.object({
  order_id: idSchema,
  page: v.picklist(['bank_qr', 'wallet']),
  amount: amountSchema,
  currency: currencySchema,
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  return_url: v.string(),
});
/** What the service lets a page outside the site take the money for. */
export type ExternalClaim = v.InferOutput<typeof externalClaimSchema>;

/**
 * What became of an order at the provider. `none`: no card came. `refused`: one came and another may be
 * tried. `challenged`: the bank checks the card holder. `pending`: the bank has not said yet whether it took the money.
 * `declined` and `closed` are final. `charged` also means bound, of a binding.
 */
export const providerPaymentSchema = v.object({
  order_id: idSchema,
  state: v.picklist([
    'none',
    'refused',
    'challenged',
    'pending',
    'charged',
    'declined',
    'closed',
    'refunded',
  ]),
  reason: v.optional(
    v.picklist(['refused', 'no_funds', 'challenge_refused', 'abandoned', 'timed_out']),
  ),
  /** While it is `challenged`. */
  challenge: v.optional(challengeSchema),
  amount: amountSchema,
  currency: currencySchema,
  card: v.optional(
    v.object({ ...v.omit(providerCardSchema, ['token']).entries, token: v.optional(idSchema) }),
  ),
});
/** What became of an order at the provider. */
export type ProviderPayment = v.InferOutput<typeof providerPaymentSchema>;

/** Body of `charge`: pays an order with a card that the provider keeps. */
export const providerChargeSchema = v.object({
  order_id: idSchema,
  amount: amountSchema,
  currency: currencySchema,
  card_token: idSchema,
  /** Whether the viewer is there to pass a challenge. */
  is_attended: v.boolean(),
  /** Where a page of the bank leads back to. */
  return_url: v.optional(v.string()),
});
/** Body of `find`, `close` and `refund`. */
export const providerOrderSchema = v.object({
  order_id: idSchema,
  amount: amountSchema,
  currency: currencySchema,
});

/** What a receipt says; the address of its page carries it, signed. */
export const receiptClaimSchema = v.object({
  ...v.omit(receiptSchema, ['url']).entries,
  /** What was bought. */
  name: v.string(),
  amount: amountSchema,
  currency: currencySchema,
});
/** What a receipt says. */
export type ReceiptClaim = v.InferOutput<typeof receiptClaimSchema>;

/** Body of the provider's word that a prepaid account was topped up. */
export const refillSchema = v.object({
  /** The same for every repetition. */
  refill_id: idSchema,
  account_id: idSchema,
  amount: v.pipe(amountSchema, v.minValue(1)),
  currency: currencySchema,
});

/** Signature of a text for one purpose, so that it proves nothing elsewhere. */
export const signText = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Whether a signature is that of a text for this purpose. */
export function isSignedText(
  secret: string,
  purpose: string,
  text: string,
  signature: string | null | undefined,
): boolean {
  const expected = Buffer.from(signText(secret, purpose, text));
  const given = Buffer.from(signature ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Some JSON with its signature, as one word that a page or an address can carry. */
export function sealJson(secret: string, purpose: string, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signText(secret, purpose, text)}`;
}

/** What was sealed for this purpose; `undefined` when somebody else made or changed it. */
export function openSealed<T extends v.GenericSchema>(
  secret: string,
  purpose: string,
  sealed: string,
  schema: T,
): v.InferOutput<T> | undefined {
  const [text = '', signature] = sealed.split('.');
  if (!isSignedText(secret, purpose, text, signature)) return undefined;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? read.output : undefined;
}

/** Purpose of the seal of an order that a card may pay. */
export const ORDER_SEAL = 'order';
/** Purpose of the seal of an order that a page outside the site may take the money for. */
export const EXTERNAL_SEAL = 'external';
/** Purpose of the seal of a receipt. */
export const RECEIPT_SEAL = 'receipt';
/** Purpose of the seal of an account that may be topped up. */
export const REFILL_SEAL = 'refill';
