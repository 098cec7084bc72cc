import type { ServiceShort } from '@foyer/contract';
import type { ServiceSummary } from '@foyer/ui/service-card';
import { serviceStatus, type StatusTexts } from './service-status.ts';

/** Address of the list of services. ROUTE-033 */
export const servicesPath = '/services';

/**
 * The page of a service, below those that it is a part of. ROUTE-034 to ROUTE-037
 *
 * @param above - Aliases or ids of the services above it, the outermost first; at most two.
 */
export const servicePath = (
  { alias }: Pick<ServiceShort, 'alias'>,
  above: readonly string[] = [],
): string => [servicesPath, ...[...above, alias].map(encodeURIComponent)].join('/');

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
