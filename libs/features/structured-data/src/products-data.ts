import type { ServiceShort } from '@foyer/contract';
import { servicePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { StructuredData } from './structured-data.ts';

/** Codes of currencies by the signs that prices are worded with. */
const currencies: Readonly<Record<string, string>> = {
  '₽': 'RUB',
  '\u058F': 'AMD',
  $: 'USD',
  '€': 'EUR',
};

/** A sum with its sign, such as «1 299,50 ₽» or «€9.99»; spaces part its thousands. */
const sums = /([₽\u058F$€])?\s*(\d+(?:[\s\u00A0\u202F]\d{3})*(?:[.,]\d{1,2})?)\s*([₽\u058F$€])?/gu;

/** The price that a service words; nothing where it words none, or more than one. */
export function statedPrice(
  words: string | undefined,
): { price: string; priceCurrency: string } | undefined {
  const found = [...(words ?? '').matchAll(sums)].flatMap(([, before, sum, after]) => {
    const currency = currencies[before ?? after ?? ''];
    return currency && sum ? [{ price: sum.replace(/\s/gu, '').replace(',', '.'), currency }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { price: only.price, priceCurrency: only.currency };
}

/** Services that a page sells, each with its price where the service states it. BLOCK-005, BLOCK-010 */
export const productsData = (
  services: readonly ServiceShort[],
  { origin, language }: LoaderPage,
): StructuredData[] =>
  services.map((service) => {
    const { name, description_short: description, image, price_text } = service;
    const url = addressIn(origin + servicePath(service), language);
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      image: `${origin}${image.url}/1280x720.jpg`,
      url,
      offers: {
        '@type': 'Offer',
        url,
        ...(price_text !== undefined && { description: price_text }),
        ...statedPrice(price_text),
      },
    };
  });
