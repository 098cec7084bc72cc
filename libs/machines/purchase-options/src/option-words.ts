import type { Period, Price, PurchaseOption } from '@foyer/contract';
import { durationWords, money, type PriceTexts } from './price-words.ts';
import { usualPeriodIndex } from './purchase-options.rules.ts';

/** Words of one option, ready for the eye. */
export interface OptionWords {
  title: string;
  note: string | undefined;
  /** Of its usual length of time, in money: points are the payment's own matter. */
  price: string | undefined;
}

/** «299 ₽ за 1 месяц», with the free time before it where there is one. */
function priceWords(period: Period, price: Price, words: PriceTexts): string {
  const { t, language } = words;
  const { type, amount, original_amount, currency, trial } = price;
  const sum = money(type === 'trial' ? (original_amount ?? amount) : amount, currency, language);
  const { duration, duration_unit: unit } = period;
  const regular =
    duration && unit
      ? t('purchase.options.price_for', {
          price: sum,
          duration: durationWords(duration, unit, words),
        })
      : sum;
  if (type !== 'trial' || !trial) return regular;
  const free = durationWords(trial.duration, trial.duration_unit, words);
  return t('purchase.options.trial', { trial: free, price: regular });
}

function titleOf({ usage_model: model, service }: PurchaseOption, { t }: PriceTexts): string {
  return model === 'SERVICE' && service
    ? t('purchase.options.SERVICE', { name: service.name })
    : t(`purchase.options.${model === 'TVOD' ? 'TVOD' : 'EST'}`);
}

/** What it comes with. */
export const heldFeatures = ({ features }: PurchaseOption): string[] =>
  features.filter(({ is_active }) => is_active).map(({ title }) => title);

/** Of what it is a part, and how it looks. */
export function contentFacts({ content }: PurchaseOption, { t }: PriceTexts): string[] {
  const { season_number: season, episode_number: episode, quality } = content ?? {};
  return [
    season === undefined ? undefined : t('purchase.options.season', { number: season }),
    episode === undefined ? undefined : t('purchase.options.episode', { number: episode }),
    quality,
  ].filter((part) => part !== undefined);
}

/** What an option is called, what it comes with and what it costs. */
export function optionWords(option: PurchaseOption, words: PriceTexts): OptionWords {
  const parts = [...contentFacts(option, words), ...heldFeatures(option)];
  const period = option.periods[usualPeriodIndex(option)];
  const price = period?.prices.find(({ type }) => type !== 'bonus');
  return {
    title: titleOf(option, words),
    note: parts.length > 0 ? parts.join(' · ') : undefined,
    price: period && price && priceWords(period, price, words),
  };
}

/** The name of each option's tab; what it comes with tells those of one name apart. */
export function tabTitles(options: readonly PurchaseOption[], words: PriceTexts): string[] {
  const titles = options.map((option) => titleOf(option, words));
  return options.map((option, index) => {
    const title = titles[index] ?? '';
    const facts = contentFacts(option, words);
    const isAlone = titles.filter((one) => one === title).length === 1;
    return isAlone || facts.length === 0 ? title : `${title}, ${facts.join(', ')}`;
  });
}
