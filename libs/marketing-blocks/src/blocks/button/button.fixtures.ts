import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** The block as a server sends it, with a button of each type. */
export const buttonFixture: MediaBlock = {
  id: 'block-button',
  type: 'custom_block',
  name: 'button',
  target: { type: 'screen', link: '/services' },
  custom_data: {
    buttons: [
      { type: 'block_target', title: 'Выбрать подписку' },
      { type: 'target', title: 'К фильмам', target: { type: 'screen', link: 'movies' } },
      {
        type: 'modal',
        title: 'Условия',
        modal: {
          title: 'Условия',
          text: '<p>Первый месяц — 1 ₽.</p>',
          image: imageFixture('backdrop-metropolis'),
        },
      },
    ],
  },
  items: [],
};
