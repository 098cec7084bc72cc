import {
  type ContentAction,
  type Language,
  type ServiceShort,
  type SubscriptionState,
  textIn,
} from '@foyer/contract';
import { moneyText } from '../../texts/money.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { isActive, type SubscriptionRow } from '../entitlements/subscription-rights.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { PriceRow } from '../sales/sales.store.ts';
import type { ServiceRow } from './services.store.ts';
import { PROCESSING_SECONDS } from './subscription-steps.ts';

/** What services are described from. */
export interface ServicesView {
  language: Language;
  now: Date;
  images: ImageFacts;
  services: ReadonlyMap<string, ServiceRow>;
  /** Of the viewer, by service; `undefined` without an account. */
  subscriptions: ReadonlyMap<string, SubscriptionRow> | undefined;
  /** How many items of a type are in a service. */
  countOf: (serviceId: string, itemType: string) => number;
  /** The price that a service is advertised with. */
  priceOf: (serviceId: string) => PriceRow | undefined;
}

/** When the status of a subscription brings a change; absent where it does not. */
function changeDate({ status, statusSince, paidUntil }: SubscriptionRow, now: Date): Date | null {
  if (status === 'subscribe_processing') {
    return new Date(statusSince.getTime() + PROCESSING_SECONDS * 1000);
  }
  const isDated =
    status === 'subscribed' || status === 'unsubscribe_processing' || status === 'unsubscribed';
  return isDated && paidUntil && paidUntil > now ? paidUntil : null;
}

function ownState(
  row: SubscriptionRow,
  service: ServiceRow,
  view: ServicesView,
): SubscriptionState {
  const state: SubscriptionState = { status: row.status };
  const date = changeDate(row, view.now);
  if (date) state.status_change_date = date.toISOString();
  if (row.status === 'subscribed_in_external_billing' && service.externalBillings) {
    state.external_billing = { name: textIn(service.externalBillings, view.language) };
  }
  if (row.autopayment) state.autopayment = { status: row.autopayment };
  return state;
}

/** The active subscription that a service comes with. */
function findParent(
  service: ServiceRow,
  { services, subscriptions, now }: ServicesView,
): ServiceRow | undefined {
  const row = subscriptions?.get(service.parentId ?? '');
  return row && isActive(row, now) ? services.get(row.serviceId) : undefined;
}

/** How the viewer stands with a service. SERV-001 to SERV-008. */
function stateOf(service: ServiceRow, view: ServicesView): SubscriptionState | undefined {
  const own = view.subscriptions?.get(service.id);
  const parent = findParent(service, view);
  if (parent && !(own && isActive(own, view.now))) {
    return {
      status: 'subscribed',
      parent_service: { name: textIn(parent.names, view.language) },
    };
  }
  return own && ownState(own, service, view);
}

/** What can be done with a service as it stands. */
function actionsOf(
  service: ServiceRow,
  state: SubscriptionState | undefined,
  { language, priceOf }: ServicesView,
): ContentAction[] {
  const texts = salesTexts[language].actions;
  const action = (type: keyof typeof texts): ContentAction => ({
    type,
    title: texts[type],
    service_id: service.id,
    ...(type === 'buy' && { usage_model: 'SERVICE' as const }),
  });
  if (state?.parent_service) return [];
  switch (state?.status) {
    case 'subscribed':
    case 'subscribe_requested':
    case 'subscribe_processing':
      return [action('unsubscribe')];
    case 'unsubscribe_requested':
    case 'unsubscribe_processing':
      return [action('resume')];
    case 'unsubscribed':
      return state.status_change_date ? [action('resume')] : [action('buy')];
    case undefined:
      return priceOf(service.id) ? [action('buy')] : [];
    case 'subscribed_in_external_billing':
    case 'cancel_subscribe_requested':
    case 'cancel_unsubscribe_requested':
      return [];
  }
}

/** A service as cards and lists show it. ENTITY-031. */
export function serviceShortAnswer(service: ServiceRow, view: ServicesView): ServiceShort {
  const { language, images, countOf } = view;
  const own = view.subscriptions?.get(service.id);
  const state = stateOf(service, view);
  const price = view.priceOf(service.id);
  const answer: ServiceShort = {
    id: service.id,
    alias: service.alias,
    name: textIn(service.names, language),
    image: images.describe(service.imageId),
    icon: service.icon,
    description_short: textIn(service.descriptionsShort, language),
    channels_count: countOf(service.id, 'channel'),
    media_items_count: countOf(service.id, 'media_item'),
    karaoke_items_count: countOf(service.id, 'karaoke_item'),
    content_type: service.contentType,
    active: Boolean(findParent(service, view)) || (own !== undefined && isActive(own, view.now)),
    usage_model: 'SERVICE',
    actions: actionsOf(service, state, view),
  };
  if (service.promoLabels) answer.promo_label_text = textIn(service.promoLabels, language);
  if (service.promoLabelColor) answer.promo_label_color = service.promoLabelColor;
  if (price?.durationUnit) {
    answer.price_text = salesTexts[language].priceFrom(
      moneyText(price.amount, price.currency, language),
      price.durationUnit,
    );
  }
  if (service.parentId) answer.parent_id = service.parentId;
  if (state) answer.purchase_state = { service: state };
  return answer;
}
