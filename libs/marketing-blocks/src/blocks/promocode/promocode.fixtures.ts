import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** The block as a server sends it. */
export const promocodeFixture: MediaBlock = {
  id: 'block-promocode',
  type: 'custom_block',
  name: 'promocode',
  custom_data: {
    title: 'Введите промокод',
    text: 'Регистр не важен, пробелы мы уберём сами.',
    backgrounds: [imageFixture('backdrop-metropolis')],
  },
  items: [],
};
