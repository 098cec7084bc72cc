import type { CustomData, MediaBlock } from '@foyer/contract';

/** The block with these words. */
export const promoDetailsBlock = (custom_data: CustomData): MediaBlock => ({
  id: 'block-promo-details',
  type: 'custom_block',
  name: 'promoDetails',
  custom_data,
  items: [],
});

/** The conditions of the demo service. */
export const conditions: CustomData = {
  title: 'Условия акции',
  text: '<ul><li>Для новых подписчиков</li><li>Один раз на аккаунт</li><li>Дальше обычная цена</li></ul>',
  bottom_text: 'Полные правила на <a href="/offer">странице оферты</a>.',
};

/** The block as a server sends it. */
export const promoDetailsFixture: MediaBlock = promoDetailsBlock(conditions);
