import type { MediaBlock } from '@foyer/contract';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const autoCarouselFixture: MediaBlock = {
  id: 'block-auto-carousel',
  type: 'custom_block',
  tag: 'auto_carousel',
  name: 'Смотрят прямо сейчас',
  items: titleItems(9),
};
