import { imageFixture } from '../images/images.fixtures.ts';
import { serviceOptionFixture } from '../purchases/purchases.fixtures.ts';
import type { ServiceShort, ServiceStatus, SubscriptionState } from './service.schema.ts';
import type { Service } from './services.schema.ts';

/** A service that nobody has subscribed to. */
export const serviceShortFixture: ServiceShort = {
  id: 'service-kino',
  alias: 'kino',
  name: 'Кино',
  image: imageFixture('backdrop-metropolis'),
  icon: 'film',
  description_short: 'Фильмы и сериалы без рекламы',
  channels_count: 0,
  media_items_count: 812,
  karaoke_items_count: 0,
  promo_label_text: '7 дней бесплатно',
  promo_label_color: '#c8102e',
  content_type: 'media_item',
  active: false,
  usage_model: 'SERVICE',
  actions: [
    { type: 'buy', title: 'Подключить', usage_model: 'SERVICE', service_id: 'service-kino' },
  ],
  price_text: 'от 299 ₽ в месяц',
};

const date = '2026-12-21T09:00:00.000Z';

const state = (
  status: ServiceStatus,
  rest: Partial<SubscriptionState> = {},
): SubscriptionState => ({ status, ...rest });

/** A subscription in each of its states, in the order of the documents. SERV-001. */
export const subscriptionStatesFixture: SubscriptionState[] = [
  state('subscribed', { status_change_date: date, autopayment: { status: 'enabled' } }),
  state('subscribed', { parent_service: { name: 'Всё вместе' } }),
  state('subscribed_in_external_billing', { external_billing: { name: 'Ваш оператор' } }),
  state('subscribe_requested'),
  state('subscribe_processing', { status_change_date: date }),
  state('unsubscribe_requested'),
  state('unsubscribe_processing', { status_change_date: date }),
  state('unsubscribed', { status_change_date: date }),
  state('cancel_subscribe_requested'),
  state('cancel_unsubscribe_requested'),
];

/** A service as its page shows it to a subscriber. */
export const serviceFixture: Service = {
  ...serviceShortFixture,
  active: true,
  actions: [{ type: 'unsubscribe', title: 'Отключить', service_id: 'service-kino' }],
  purchase_state: {
    service: { status: 'subscribed', status_change_date: date, autopayment: { status: 'enabled' } },
  },
  description: 'Кино всех стран и лет.\n\nСмотрите на пяти устройствах.',
  features: [
    { is_active: true, title: 'Без рекламы' },
    { is_active: false, title: 'ТВ-каналы' },
  ],
  sub_services: [
    {
      ...serviceShortFixture,
      id: 'service-kids',
      alias: 'kids',
      name: 'Детям',
      parent_id: 'service-kino',
    },
  ],
  purchase_variants: { items: [serviceOptionFixture] },
};
