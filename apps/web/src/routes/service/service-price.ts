import type { Price, PurchaseOption, Service } from '@foyer/contract';
import { money, optionWords, sellingOption } from '@foyer/selling-screen/words';
import type { LanguageCode, Translate } from '@foyer/ui/i18n';

/** What turns a price into words, with the texts of `info` and `modal` loaded. */
interface PriceTexts {
  t: Translate;
  language: LanguageCode;
}

/** The service whose introduction is shown as days, and how many. SERV-012 */
const shownIntro: Readonly<Record<string, number>> = { '137037561': 14 };

/** What a service costs this account in words; nothing where it is not for sale to it. */
export function servicePrice(
  { id, purchase_variants }: Pick<Service, 'id' | 'purchase_variants'>,
  texts: PriceTexts,
): string | undefined {
  const [option] = purchase_variants?.items ?? [];
  if (!option) return undefined;
  const price = pricesOf(option).find(({ type }) => type === 'intro');
  const { price: regular } = optionWords(sellingOption(option), texts);
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
  const days = shownIntro[id];
  const unit = intro.duration_unit;
  return t('info.services.intro', {
    duration:
      days === undefined
        ? t(`modal.selling.${unit}`, { count: intro.duration * intro.periods })
        : t('modal.selling.day', { count: days }),
    price: money(amount, currency, language),
    regular: t('modal.selling.price_for', {
      price: money(original_amount, currency, language),
      duration: t(`modal.selling.${unit}`, { count: intro.duration }),
    }),
  });
}
