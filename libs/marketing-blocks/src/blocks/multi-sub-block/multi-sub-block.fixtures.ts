import type { MediaBlock, MediaBlockItem, ServiceShort } from '@foyer/contract';
import { serviceItems, serviceOf } from '../../parts/service-items.fixtures.ts';

/** The service that holds the others. */
export const bundleItem = (more: Partial<ServiceShort> = {}): MediaBlockItem => ({
  type: 'service',
  service: serviceOf(0, {
    id: 'service-vse',
    alias: 'vse',
    name: 'Всё вместе',
    price_text: 'от 599 ₽ за месяц',
    ...more,
  }),
});

/** The block as a server sends it. */
export const multiSubBlockFixture: MediaBlock = {
  id: 'block-multi-sub-block',
  type: 'custom_block',
  tag: 'multi_sub_block',
  name: 'Мультиподписка',
  custom_data: {
    title: 'Пять подписок по цене двух',
    text: 'Кино, каналы, детский раздел, спорт и караоке.',
    service_id: 'vse',
    variant: 'wide',
    buttons: [
      { type: 'target', title: 'Все подписки', target: { type: 'screen', link: '/services' } },
    ],
  },
  items: [bundleItem(), ...serviceItems(5)],
};
