import type { MediaBlock } from '@foyer/contract';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const multiSubAutoCarouselFixture: MediaBlock = {
  id: 'block-multi-sub-auto-carousel',
  type: 'custom_block',
  tag: 'multi_sub_auto_carousel',
  name: 'Что внутри: новинки',
  custom_data: { label: 'Новинки', glow_color: '#3d8bff' },
  items: titleItems(9),
};
