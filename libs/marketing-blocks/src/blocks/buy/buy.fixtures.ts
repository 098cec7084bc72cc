import type { MediaBlock } from '@foyer/contract';
import { serviceItems } from '../../parts/service-items.fixtures.ts';

/** The block as a server sends it. */
export const buyFixture: MediaBlock = {
  id: 'block-buy',
  type: 'custom_block',
  tag: 'buy',
  name: 'Выберите срок',
  custom_data: { title: 'Выберите срок', bottom_text: 'Цена указана с налогом' },
  items: serviceItems(3),
};

/** Certificates that the page asks for. */
export const giftsFixture: MediaBlock = {
  ...buyFixture,
  id: 'block-buy-gifts',
  name: 'Выберите сертификат',
  custom_data: { type: 'certificate', bottom_text: 'Действует год' },
  items: [],
};

/** Certificates that the block names. */
export const namedGiftsFixture: MediaBlock = {
  ...giftsFixture,
  custom_data: {
    ...giftsFixture.custom_data,
    cards: [
      { id: 'gift-500', title: 'Сертификат на 500 ₽', price_text: '500 ₽' },
      { id: 'gift-1000', title: 'Сертификат на 1000 ₽', price_text: '1 000 ₽' },
      { id: 'gift-3000', title: 'Сертификат на 3000 ₽', price_text: '3 000 ₽' },
    ],
  },
};
