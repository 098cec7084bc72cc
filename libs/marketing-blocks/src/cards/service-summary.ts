import type { ServiceShort } from '@foyer/contract';
import type { ServiceSummary } from '@foyer/screens/service-card';
import { servicePath } from '@foyer/site-map';
import { serviceStatus, type StatusTexts } from './service-status.ts';

/** What a card shows of a service: how it stands for this account, or what it costs. */
export const serviceSummary = (
  service: ServiceShort,
  texts: StatusTexts,
  above: readonly string[] = [],
): ServiceSummary => {
  const { id, name, image, promo_label_text: promoLabel, active, purchase_state } = service;
  const isKnown = active || purchase_state !== undefined;
  return {
    id,
    href: servicePath(service, above),
    title: name,
    picture: image,
    ...(promoLabel === undefined ? {} : { promoLabel }),
    description: isKnown
      ? serviceStatus(service, texts)
      : (service.price_text ?? service.description_short),
    isActive: active,
  };
};
