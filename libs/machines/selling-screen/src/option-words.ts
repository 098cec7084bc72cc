import { type LanguageCode, languageTags, type Translate } from '@foyer/ui/i18n';
import type { SellingOption, SellingPrice } from './selling-screen.types.ts';

/** Words of one option, ready for the eye. */
export interface OptionWords {
  title: string;
  note: string | undefined;
  price: string | undefined;
}

interface Words {
  t: Translate;
  language: LanguageCode;
}

const minorUnits = 100;

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

/** «299 ₽ за 1 месяц», with the free time before it where there is one. */
function priceWords(price: SellingPrice, { t, language }: Words): string {
  const { type, amount, original_amount, currency, period, trial } = price;
  const sum = money(type === 'trial' ? (original_amount ?? amount) : amount, currency, language);
  const duration = period && t(`modal.selling.${period.unit}`, { count: period.duration });
  const regular = duration ? t('modal.selling.price_for', { price: sum, duration }) : sum;
  if (type !== 'trial' || !trial) return regular;
  const free = t(`modal.selling.${trial.duration_unit}`, { count: trial.duration });
  return t('modal.selling.trial', { trial: free, price: regular });
}

/** What an option is called, what it comes with and what it costs. */
export function optionWords(option: SellingOption, words: Words): OptionWords {
  const { t } = words;
  const { usageModel, serviceName, quality, season, episode, features, price } = option;
  const isSubscription = usageModel === 'SERVICE' && serviceName !== '';
  const title = isSubscription
    ? t('modal.selling.SERVICE', { name: serviceName })
    : t(`modal.selling.${usageModel === 'TVOD' ? 'TVOD' : 'EST'}`);
  const parts = [
    season === undefined ? undefined : t('modal.selling.season', { number: season }),
    episode === undefined ? undefined : t('modal.selling.episode', { number: episode }),
    quality,
    ...features,
  ].filter((part) => part !== undefined);
  return {
    title,
    note: parts.length > 0 ? parts.join(' · ') : undefined,
    price: price && priceWords(price, words),
  };
}
