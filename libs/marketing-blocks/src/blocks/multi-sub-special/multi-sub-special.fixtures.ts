import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const multiSubSpecialFixture: MediaBlock = {
  id: 'block-multi-sub-special',
  type: 'custom_block',
  tag: 'multi_sub_special',
  name: 'Только в мультиподписке',
  custom_data: {
    promo_label: 'Эксклюзив',
    text: 'Эти премьеры больше нигде не показывают.',
    backgrounds: [imageFixture('backdrop-beyrutskiy-fotograf')],
  },
  items: titleItems(9).slice(6),
};
