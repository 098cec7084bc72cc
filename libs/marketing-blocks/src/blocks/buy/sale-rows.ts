import type { Period, PurchaseOption } from '@foyer/contract';
import {
  lastingAmount,
  money,
  type PeriodRow,
  periodRows,
  type PriceTexts,
  shownPrice,
} from '@foyer/purchase-options/words';

const monthsPerYear = 12;

/** How many months a length of time is; nothing for one that is no whole number of them. */
function monthsOf({ duration, duration_unit: unit }: Period): number | undefined {
  if (!duration) return undefined;
  if (unit === 'month') return duration;
  return unit === 'year' ? duration * monthsPerYear : undefined;
}

const priceOf = (period: Period) => {
  const price = shownPrice(period);
  return price && price.type !== 'bonus' ? price : undefined;
};

/** What a length of time saves against as many single months, in words; nothing where it saves nothing. */
function savingWords(
  period: Period,
  month: Period | undefined,
  { t, language }: PriceTexts,
): string | undefined {
  const months = monthsOf(period);
  const price = priceOf(period);
  const single = month && priceOf(month);
  if (!months || months === 1 || !price || !single) return undefined;
  if (price.currency !== single.currency) return undefined;
  const amount = lastingAmount(price);
  const saving = lastingAmount(single) * months - amount;
  if (saving <= 0) return undefined;
  // Rounded up to whole units: a month must not look cheaper than it is.
  const monthly = Math.ceil(amount / months / 100) * 100;
  return t('purchase.buy.saving', {
    monthly: money(monthly, price.currency, language),
    saving: money(saving, price.currency, language),
  });
}

/** The lengths of time that something is sold for, with what the longer ones save. PAY-004 */
export function saleRows(option: PurchaseOption, words: PriceTexts): PeriodRow[] {
  const month = option.periods.find((period) => monthsOf(period) === 1);
  return periodRows(option, words).map((row, index) => {
    const period = option.periods[index];
    const saving = period && savingWords(period, month, words);
    const note = [row.note, saving].filter((part) => part !== undefined).join(', ');
    return { ...row, note: note || undefined };
  });
}
