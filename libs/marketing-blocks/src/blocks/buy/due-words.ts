import type { Period } from '@foyer/contract';
import {
  durationWords,
  money,
  priceNote,
  type PriceTexts,
  shownPrice,
} from '@foyer/purchase-options/words';
import { formatDate } from '@foyer/ui/i18n';

/** What is taken today, and then when and how much, and how it ends; a part that is not known is left out. */
export interface DueWords {
  today: string | undefined;
  next: string | undefined;
  stop: string | undefined;
}

/** What buying a length of time means for the buyer's money. PAY-027 */
export function dueWords(
  period: Period,
  words: PriceTexts & { /** IANA. */ timeZone: string },
): DueWords {
  const { t, language, timeZone } = words;
  const price = shownPrice(period);
  if (!price) return { today: undefined, next: undefined, stop: undefined };
  const { renewal } = price;
  return {
    today:
      price.type === 'bonus'
        ? priceNote(price, words)
        : money(price.amount, price.currency, language),
    next:
      renewal &&
      t('purchase.buy.next', {
        date: formatDate(new Date(renewal.starts_at), language, { timeZone }),
        price: t('purchase.options.price_for', {
          price: money(renewal.amount, renewal.currency, language),
          duration: durationWords(renewal.duration, renewal.duration_unit, words),
        }),
      }),
    stop: renewal && t('purchase.buy.stop'),
  };
}
