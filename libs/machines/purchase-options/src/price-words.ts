import type { DurationUnit, Period, Price } from '@foyer/contract';
import { formatCount, type LanguageCode, languageTags, type Translate } from '@foyer/ui/i18n';

/** What turns a price into words, with the texts of `modal` loaded. */
export interface PriceTexts {
  t: Translate;
  language: LanguageCode;
}

const minorUnits = 100;

/** Services whose introduction is shown as days, and how many. SERV-012 */
const shownIntroDays: Readonly<Record<string, number>> = { '137037561': 14 };

/** «299 ₽», without kopecks where there are none. Armenian sums are written as Russian ones: not every browser knows how they are. */
export function money(amount: number, currency: string, language: LanguageCode): string {
  const isWhole = amount % minorUnits === 0;
  return new Intl.NumberFormat(language === 'hye' ? languageTags.rus : languageTags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(amount / minorUnits);
}

/** «3 месяца». */
export const durationWords = (duration: number, unit: DurationUnit, { t }: PriceTexts): string =>
  t(`purchase.options.${unit}`, { count: duration });

/** How long it is, and for ever without a length. */
export const periodWords = ({ duration, duration_unit }: Period, words: PriceTexts): string =>
  duration && duration_unit
    ? durationWords(duration, duration_unit, words)
    : words.t('purchase.options.forever');

/** The price of a length of time that is shown first: the best one in money, else in points. */
export const shownPrice = (period: Period | undefined): Price | undefined =>
  period?.prices.find(({ type }) => type !== 'bonus') ?? period?.prices[0];

/** What a period costs when a trial or an introduction is over, in minor units; what it costs now for all others. PAY-027 */
export function lastingAmount({ type, amount, original_amount, renewal }: Price): number {
  if (type !== 'trial' && type !== 'intro') return amount;
  return renewal?.amount ?? original_amount ?? amount;
}

/** How long the introduction of a service lasts. SERV-012 */
export function introLength(
  { duration, periods, duration_unit }: NonNullable<Price['intro']>,
  serviceId: string | undefined,
  words: PriceTexts,
): string {
  const days = serviceId === undefined ? undefined : shownIntroDays[serviceId];
  return days === undefined
    ? durationWords(duration * periods, duration_unit, words)
    : durationWords(days, 'day', words);
}

/** What a price begins with, beside its sum; nothing for a plain one. PAY-027 */
export function priceNote(price: Price, words: PriceTexts, serviceId?: string): string | undefined {
  const { t, language } = words;
  const { amount, original_amount: original, currency, trial, intro, type } = price;
  const sum = money(amount, currency, language);
  if (trial) {
    const length = durationWords(trial.duration, trial.duration_unit, words);
    return t('purchase.options.trial_for', { trial: length, price: sum });
  }
  if (intro) {
    const duration = introLength(intro, serviceId, words);
    // The sum is taken for each of the periods.
    if (intro.periods === 1) return t('purchase.options.intro_for', { duration, price: sum });
    const each = durationWords(intro.duration, intro.duration_unit, words);
    return t('purchase.options.intro_each', { duration, price: sum, each });
  }
  if (type === 'bonus') {
    const count = formatCount(Math.ceil(amount / minorUnits), language);
    return t('purchase.options.points', { count });
  }
  if (original === undefined || original <= amount) return undefined;
  return t('purchase.options.was', { price: money(original, currency, language) });
}
