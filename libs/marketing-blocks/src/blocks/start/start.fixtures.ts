import type { CustomCard, MediaBlock } from '@foyer/contract';

/** Steps of the demo service. */
export const stepCards: CustomCard[] = [
  { id: 'pay', label: '1', title: 'Оплатите' },
  { id: 'send', label: '2', title: 'Отправьте код', text: '<p>Или распечатайте его.</p>' },
  { id: 'enter', title: 'Друг вводит его у себя' },
];

/** The block with these cards. */
export const startBlock = (cards: CustomCard[]): MediaBlock => ({
  id: 'block-start',
  type: 'custom_block',
  tag: 'start',
  name: 'Как это работает',
  target: { type: 'screen', link: '/services' },
  custom_data: { cards, buttons: [{ type: 'block_target', title: 'Начать' }] },
  items: [],
});

/** The block as a server sends it. */
export const startFixture: MediaBlock = startBlock(stepCards);
