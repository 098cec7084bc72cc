import type { MediaBlockItem, ServiceShort } from '@foyer/contract';
import { imageFixture, serviceShortFixture } from '@foyer/contract/fixtures';

const known: readonly (Partial<ServiceShort> & { alias: string })[] = [
  { alias: 'kino', name: 'Кино' },
  {
    alias: 'tv-plus',
    name: 'ТВ. Расширенный',
    description_short: 'Все каналы, кроме спортивных',
    image: imageFixture('backdrop-shestoy-kontinent'),
    promo_label_text: 'Выбор зрителей',
    price_text: 'от 399 ₽ за месяц',
    channels_count: 84,
    media_items_count: 0,
  },
  {
    alias: 'kids',
    name: 'Детям',
    description_short: 'Мультфильмы и сказки без рекламы',
    image: imageFixture('backdrop-sosedi-sverhu'),
    price_text: 'от 149 ₽ за месяц',
    channels_count: 6,
    media_items_count: 214,
  },
  {
    alias: 'karaoke',
    name: 'Караоке',
    description_short: 'Песни, под которые поют',
    image: imageFixture('backdrop-storona-b'),
    price_text: 'от 199 ₽ за месяц',
    media_items_count: 0,
    karaoke_items_count: 320,
  },
  {
    alias: 'sport',
    name: 'Спорт',
    description_short: 'Матчи в прямом эфире и в записи',
    image: imageFixture('backdrop-tihaya-voda'),
    price_text: 'от 299 ₽ за месяц',
    channels_count: 18,
    media_items_count: 42,
  },
];

/** A service of the demo by its place in the shop window; after the fifth they begin again under other ids. */
export function serviceOf(index: number, more: Partial<ServiceShort> = {}): ServiceShort {
  const { promo_label_text: _label, ...plain } = serviceShortFixture;
  const service = known[index % known.length];
  const alias = `${service?.alias}${index < known.length ? '' : `-${index}`}`;
  const id = `service-${alias}`;
  const actions = plain.actions.map((action) => ({ ...action, service_id: id }));
  return { ...plain, ...service, id, alias, actions, ...more };
}

/** So many services as a block holds them. */
export const serviceItems = (count: number, more: Partial<ServiceShort> = {}): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'service',
    service: serviceOf(index, more),
  }));
