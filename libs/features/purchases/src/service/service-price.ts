import type { Price, PurchaseOption, Service } from '@foyer/contract';
import {
  durationWords,
  introLength,
  money,
  optionWords,
  type PriceTexts,
} from '@foyer/purchase-options/words';

/** What a service costs this account in words; nothing where it is not for sale to it. */
export function servicePrice(
  { id, purchase_variants }: Pick<Service, 'id' | 'purchase_variants'>,
  texts: PriceTexts,
): string | undefined {
  const [option] = purchase_variants?.items ?? [];
  if (!option) return undefined;
  const price = pricesOf(option).find(({ type }) => type === 'intro');
  const { price: regular } = optionWords(option, texts);
  if (!price?.intro || price.original_amount === undefined) return regular;
  return introWords(id, { ...price, intro: price.intro }, texts);
}

/** The prices of the usual length of time. */
function pricesOf({ periods }: PurchaseOption): readonly Price[] {
  return (periods.find(({ is_default }) => is_default) ?? periods[0])?.prices ?? [];
}

function introWords(
  id: string,
  price: Price & { intro: NonNullable<Price['intro']> },
  { t, language }: PriceTexts,
): string {
  const { amount, original_amount = amount, currency, intro } = price;
  return t('info.services.intro', {
    duration: introLength(intro, id, { t, language }),
    price: money(amount, currency, language),
    regular: t('purchase.options.price_for', {
      price: money(original_amount, currency, language),
      duration: durationWords(intro.duration, intro.duration_unit, { t, language }),
    }),
  });
}
