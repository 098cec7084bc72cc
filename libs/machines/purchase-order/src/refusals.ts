import { errorCodes, type Price, priceSchema } from '@foyer/contract';
import { hasCode } from '@foyer/core';
import { safeParse } from 'valibot';
import type { OrderTerms } from './purchase-order.types.ts';

/** Codes that say nothing of the order: the call came too early, too often, or without a session. */
const undecided: readonly number[] = [
  errorCodes.conflict,
  errorCodes.idempotencyMismatch,
  errorCodes.tooManyCalls,
  errorCodes.sessionMissing,
  errorCodes.sessionStale,
];

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The `error_code` of an error answer. */
export function codeOf(error: unknown): number | undefined {
  const code = field(error, 'code');
  return typeof code === 'number' ? code : undefined;
}

/**
 * Whether an error is the service's own refusal to buy. Everything else, also an answer that this client does not
 * know, leaves the outcome open: the order may have been made.
 */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  const status = field(error, 'status');
  const isClientError = typeof status === 'number' && status >= 400 && status < 500;
  return isClientError && code !== undefined && !undecided.includes(code);
}

/** The account has it already. */
export const isOwned = (error: unknown): boolean => hasCode(error, errorCodes.alreadyOwned);

/** What it costs now, where that is another price than the viewer saw; nothing for another error. */
export function newPriceOf(error: unknown): Price | undefined {
  if (!hasCode(error, errorCodes.priceChanged)) return undefined;
  const price = safeParse(priceSchema, field(error, 'price'));
  return price.success ? price.output : undefined;
}

/** What a viewer agrees to with a price. */
export const termsOf = ({ amount, currency, renewal }: Price): OrderTerms => ({
  amount,
  currency,
  ...(renewal && { renewalAmount: renewal.amount }),
});
