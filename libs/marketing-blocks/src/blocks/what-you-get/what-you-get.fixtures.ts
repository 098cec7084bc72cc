import type { CustomCard, MediaBlock } from '@foyer/contract';

/** What the demo service gives. */
export const gainCards: CustomCard[] = [
  {
    id: 'quality',
    title: 'Картинка до 4K',
    features: ['Где она есть', 'И звук 5.1'],
    price_text: 'от 399 ₽',
  },
  { id: 'tracks', title: 'Две дорожки', features: ['Русская и английская'] },
  { id: 'history', title: 'История и избранное', features: ['У каждого профиля свои'] },
];

/** The block with these cards. */
export const whatYouGetBlock = (cards: CustomCard[], title = 'Что вы получаете'): MediaBlock => ({
  id: 'block-what-you-get',
  type: 'custom_block',
  name: 'about_service',
  custom_data: { title, cards },
  items: [],
});

/** The block as a server sends it. */
export const whatYouGetFixture: MediaBlock = whatYouGetBlock(gainCards);
