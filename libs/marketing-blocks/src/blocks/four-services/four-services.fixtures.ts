import type { MediaBlock } from '@foyer/contract';
import { serviceItems } from '../../parts/service-items.fixtures.ts';

/** The block as a server sends it. */
export const fourServicesFixture: MediaBlock = {
  id: 'block-four-services',
  type: 'custom_block',
  tag: 'four_services',
  name: 'Четыре подписки на выбор',
  custom_data: {
    service_id: 'tv-plus',
    cards: [
      { id: 'kino', title: 'Кино', service_id: 'kino', features: ['4 экрана', '4K HDR'] },
      {
        id: 'tv-plus',
        title: 'ТВ',
        service_id: 'tv-plus',
        features: ['4 экрана', '4K HDR', 'Архив эфира'],
      },
      { id: 'kids', title: 'Детям', service_id: 'kids', features: ['2 экрана'] },
    ],
  },
  items: serviceItems(4),
};
