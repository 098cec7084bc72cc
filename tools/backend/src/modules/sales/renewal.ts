import type { PaymentMethodName, Renewal } from '@foyer/contract';
import { addDuration } from '../purchases/durations.ts';
import type { PriceRow } from './sales.store.ts';

/** Ways in which the next periods can be paid without the viewer; a new card if it is kept. */
const renewing: readonly PaymentMethodName[] = ['any_card', 'linked_card', 'account_prepaid'];

/** From when the regular price holds, if it were bought now: after the trial, or all periods of the introduction. */
function startOf(row: PriceRow, now: Date): Date {
  if (row.type === 'trial' && row.trialDuration !== null && row.trialUnit !== null) {
    return addDuration(now, row.trialDuration, row.trialUnit);
  }
  let start = now;
  for (let period = 0; period < (row.introPeriods ?? 1); period += 1) {
    start = addDuration(start, row.duration ?? 0, row.durationUnit ?? 'month');
  }
  return start;
}

/**
 * What is taken without another word after a price was paid in a way; nothing where nothing is. Says what `give` and the
 * job of renewals do.
 *
 * @param prices - Holds the one of the next periods, where that is another.
 */
export function renewalOf(
  row: PriceRow,
  method: PaymentMethodName,
  prices: readonly PriceRow[],
  now: Date,
): Renewal | undefined {
  if (row.type === 'one_time' || row.type === 'bonus' || !renewing.includes(method)) {
    return undefined;
  }
  const next = prices.find(({ id }) => id === row.renewalPriceId) ?? row;
  if (next.duration === null || next.durationUnit === null) return undefined;
  return {
    starts_at: startOf(row, now).toISOString(),
    amount: next.amount,
    currency: next.currency,
    duration: next.duration,
    duration_unit: next.durationUnit,
  };
}
