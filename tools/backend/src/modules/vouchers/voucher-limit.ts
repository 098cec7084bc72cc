import type { ErrorName } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createAttempts } from '../attempts/attempts.ts';

/** PROMO-010. */
const LIMIT = { tries: 5, windowSeconds: 24 * 60 * 60 };

/** What counts as a failed code. A code that waits for a card is none. PROMO-017. */
const failures = new Set<ErrorName>(['voucherUnknown', 'voucherExpired', 'voucherUsed']);

/** Runs the activation of a code within the limit of an account. */
export type WithinLimit = <T>(accountId: string, activate: () => Promise<T>) => Promise<T>;

/**
 * Five failed codes in 24 hours, promo codes and certificates together; the sixth is refused unread.
 *
 * @throws Failure `tooManyVouchers`.
 */
export function createVoucherLimit(context: Pick<Context, 'db' | 'now'>): WithinLimit {
  const attempts = createAttempts(context);
  return async (accountId, activate) => {
    const key = `voucher:${accountId}`;
    const waitSeconds = await attempts.take(key, LIMIT);
    if (waitSeconds > 0) throw new Failure('tooManyVouchers', { retryAfterSeconds: waitSeconds });
    try {
      const result = await activate();
      await attempts.giveBack(key);
      return result;
    } catch (error) {
      const isFailedCode = error instanceof Failure && failures.has(error.error);
      if (!isFailedCode) await attempts.giveBack(key);
      throw error;
    }
  };
}
