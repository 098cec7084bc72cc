import type { Price } from '@foyer/contract';
import {
  durationWords,
  money,
  periodWords,
  priceNote as beginningWords,
} from '@foyer/purchase-options/words';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { Offer } from './payment.rules.ts';

/** In whose words and days it is said. */
export interface Words {
  t: Translate;
  language: LanguageCode;
  /** Of the service: dates of payments are its own. */
  timeZone: string;
}

/** «299 ₽». */
export const priceWords = (
  { amount, currency }: Pick<Price, 'amount' | 'currency'>,
  words: Words,
): string => money(amount, currency, words.language);

export { periodWords };

/** What a price begins with that is not to last: a trial or an introduction. PAY-027 */
export const priceBadge = (price: Price, words: Words): string | undefined =>
  price.trial || price.intro ? beginningWords(price, words) : undefined;

/** What is to be known of a price beside its sum; nothing of a plain one. PAY-027 */
export function priceNote(price: Price, words: Words): string | undefined {
  const { t } = words;
  const { type, amount, original_amount: original } = price;
  if (type === 'one_time') return t('purchase.options.once');
  if (price.trial || price.intro || type === 'bonus') return beginningWords(price, words);
  if (original === undefined || original <= amount) return undefined;
  const discount = priceWords({ ...price, amount: original - amount }, words);
  return t('bank_card.payment.discount', { price: discount });
}

/** What a trial or an introduction goes over into. */
export function followWords({ renewal }: Price, words: Words): string | undefined {
  if (!renewal) return undefined;
  const price = priceWords(renewal, words);
  return words.t('bank_card.payment.follow', { price, rhythm: rhythmWords(renewal, words) });
}

/** The next payment, of what renews itself: its day and its sum. */
export function nextPayment({ renewal }: Price, words: Words): TermsRow | undefined {
  return renewal && { when: dayOf(renewal.starts_at, words), sum: priceWords(renewal, words) };
}

/** A sum with its moment. */
export interface TermsRow {
  when: string;
  sum: string;
}

/** «раз в месяц», «каждые 3 месяца». */
function rhythmWords({ duration, duration_unit }: NonNullable<Price['renewal']>, words: Words) {
  if (duration === 1) return words.t(`bank_card.payment.every_${duration_unit}`);
  const every = durationWords(duration, duration_unit, words);
  return words.t('bank_card.payment.every', { duration: every });
}

const dayOf = (moment: string, { language, timeZone }: Words) =>
  formatDate(new Date(moment), language, { timeZone });

/** What is taken today, then when and how much next. */
export function termsRows(price: Price, words: Words): TermsRow[] {
  const { t } = words;
  const today = { when: t('bank_card.payment.today'), sum: sumWords(price, words) };
  const { renewal } = price;
  if (!renewal) return [today];
  const date = dayOf(renewal.starts_at, words);
  const when = t('bank_card.payment.then', { date, rhythm: rhythmWords(renewal, words) });
  return [today, { when, sum: priceWords(renewal, words) }];
}

const sumWords = (price: Price, words: Words): string =>
  price.type === 'bonus' ? (priceNote(price, words) ?? '') : priceWords(price, words);

/** How to stop what renews itself; nothing for what does not. */
export function cancelWords({ type, renewal }: Price, words: Words): string[] {
  if (!renewal) return [];
  const how = words.t('bank_card.payment.cancel');
  if (type !== 'trial') return [how];
  return [
    how,
    words.t('bank_card.payment.cancel_trial', { date: dayOf(renewal.starts_at, words) }),
  ];
}

/** The word on the button, which says that it costs, now or later. */
export function payWords(
  { price, method }: Offer,
  isJoining: boolean,
  orderButton: 'plain' | 'obliges_to_pay',
  words: Words,
): string {
  const { t } = words;
  if (isJoining) return t('bank_card.payment.join');
  if (method.name === 'any_card') return t('bank_card.payment.to_card');
  if (price.type === 'bonus') return t('bank_card.payment.pay_points');
  return orderWords(price, orderButton, words);
}

/** The word on the button that takes money. */
export function orderWords(
  price: Price,
  orderButton: 'plain' | 'obliges_to_pay',
  words: Words,
): string {
  const { t } = words;
  const sum = priceWords(price, words);
  if (orderButton === 'obliges_to_pay') return t('bank_card.payment.pay_oblige', { price: sum });
  if (price.type !== 'trial' || !price.renewal) return t('bank_card.payment.pay', { price: sum });
  return t('bank_card.payment.pay_trial', { price: sum, next: priceWords(price.renewal, words) });
}

/** What stands under a way to pay: why it cannot pay, or where it leads. */
export function methodNote(
  { method, price, obstacle, missing, card }: Offer,
  words: Words,
): string | undefined {
  const { t } = words;
  if (obstacle === 'processing') return t('bank_card.payment.processing');
  if (obstacle === 'tooLittle') {
    return t('bank_card.payment.too_little', {
      price: priceWords({ ...price, amount: missing }, words),
    });
  }
  if (card?.expiry) {
    const { text, isOver } = card.expiry;
    const validity = t(isOver ? 'bank_card.saved.expired' : 'bank_card.saved.until', {
      date: text,
    });
    return [!isOver && priceNote(price, words), validity].filter(Boolean).join(', ');
  }
  return method.name === 'external_url' ? t('bank_card.payment.leaving') : priceNote(price, words);
}
