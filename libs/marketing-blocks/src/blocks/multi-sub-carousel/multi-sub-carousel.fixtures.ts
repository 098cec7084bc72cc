import type { MediaBlock } from '@foyer/contract';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const multiSubCarouselFixture: MediaBlock = {
  id: 'block-multi-sub-carousel',
  type: 'custom_block',
  tag: 'multi_sub_carousel',
  name: 'Что внутри: кино',
  custom_data: { label: 'Кино', glow_color: '#3d8bff' },
  items: titleItems(6),
};
