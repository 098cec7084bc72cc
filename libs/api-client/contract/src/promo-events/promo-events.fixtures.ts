import { imageFixture } from '../images/images.fixtures.ts';
import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { PromoEvent, PromoEventShort } from './promo-events.schema.ts';

/** A promo event as cards show it. */
export const promoEventShortFixture: PromoEventShort = {
  id: 'nedelya-nemogo-kino',
  slug: 'nedelya-nemogo-kino',
  name: 'Неделя немого кино',
  summary: 'Семь вечеров с живой музыкой.',
  logo: imageFixture('backdrop-metropolis'),
  start_date: '2026-11-01',
  end_date: '2026-12-31',
  is_over: false,
};

/** A promo event as its page shows it. */
export const promoEventFixture: PromoEvent = {
  ...promoEventShortFixture,
  background: imageFixture('backdrop-metropolis'),
  description: 'Каждый вечер новый фильм.\n\nМузыку играют сегодняшние музыканты.',
  terms: ['Для подписчиков', 'Без доплаты'],
  target: { type: 'screen', link: '/silent', title: 'Смотреть' },
  items: [{ type: 'media_item', media_item: mediaItemShortFixture }],
};
