import type { MediaBlock } from '@foyer/contract';

/** The block as a server sends it. */
export const tvcodeFixture: MediaBlock = {
  id: 'block-tvcode',
  type: 'custom_block',
  name: 'tvcode',
  custom_data: {
    title: 'Подключить телевизор',
    text: 'Откройте приложение и введите код с экрана.',
  },
  items: [],
};
