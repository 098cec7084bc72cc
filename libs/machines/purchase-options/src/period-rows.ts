import type { Price, PurchaseOption } from '@foyer/contract';
import {
  lastingAmount,
  money,
  periodWords,
  priceNote,
  type PriceTexts,
  shownPrice,
} from './price-words.ts';

/** A length of time with its price, ready for the eye and the ear. */
export interface PeriodRow {
  length: string;
  /** What the price begins with, or that it is paid once. */
  note: string | undefined;
  /** What it costs, when a trial or an introduction is over. */
  sum: string | undefined;
  /** What it would cost without its discount, as the service states it. */
  struck: string | undefined;
}

/** What stands under a length of time: a discount has its struck price for that. */
function noteOf(price: Price, words: PriceTexts, serviceId: string | undefined) {
  const { t, language } = words;
  if (price.type === 'one_time') return t('purchase.options.once');
  if (price.type === 'bonus') return priceNote(price, words);
  if (!price.trial && !price.intro) return undefined;
  const now = priceNote(price, words, serviceId);
  const next = money(lastingAmount(price), price.currency, language);
  return now && t('purchase.options.then', { now, price: next });
}

function struckSum(
  { type, amount, original_amount: original, currency }: Price,
  words: PriceTexts,
) {
  if (type === 'trial' || type === 'intro' || type === 'bonus') return undefined;
  if (original === undefined || original <= amount) return undefined;
  return money(original, currency, words.language);
}

/** The lengths of time that an option is sold for. PAY-004, PAY-027 */
export const periodRows = ({ periods, service }: PurchaseOption, words: PriceTexts): PeriodRow[] =>
  periods.map((period) => {
    const price = shownPrice(period);
    const isMoney = price !== undefined && price.type !== 'bonus';
    return {
      length: periodWords(period, words),
      note: price && noteOf(price, words, service?.id),
      sum: isMoney ? money(lastingAmount(price), price.currency, words.language) : undefined,
      struck: price && struckSum(price, words),
    };
  });

/** The only length of time as a sentence: «149 ₽ за 48 часов, один раз». */
export function periodSentence(row: PeriodRow, isForEver: boolean, { t }: PriceTexts): string {
  const { length, note, sum, struck } = row;
  const price =
    sum === undefined || isForEver
      ? sum
      : t('purchase.options.price_for', { price: sum, duration: length });
  const was = struck && t('purchase.options.was', { price: struck });
  return [price ?? length, note, was].filter(Boolean).join(', ');
}
