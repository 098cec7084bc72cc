// @vitest-environment node
import { expect, it } from 'vitest';
import { statedPrice } from './products-data.ts';

it.each([
  ['от 299 ₽ за месяц', { price: '299', priceCurrency: 'RUB' }],
  ['ամիսը 299 ₽-ից', { price: '299', priceCurrency: 'RUB' }],
  ['from €9.99 a month', { price: '9.99', priceCurrency: 'EUR' }],
  ['14 дней бесплатно, дальше 1\u202F299 ₽', { price: '1299', priceCurrency: 'RUB' }],
  ['сначала 99 ₽, потом 299 ₽', undefined],
  ['бесплатно', undefined],
  [undefined, undefined],
])('reads the one price of %j', (words, price) => {
  expect(statedPrice(words)).toEqual(price);
});
