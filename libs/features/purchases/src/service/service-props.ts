import type { Service } from '@foyer/contract';
import { formatCount, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { ServicePageProps } from '@foyer/screens/service-page';
import { serviceStatus } from '../services/service-status.ts';

/** What turns a service into words, with the texts of `info` loaded. */
interface ServiceTexts {
  t: Translate;
  language: LanguageCode;
  /** IANA. */
  timeZone: string;
}

/** How much is in a service, of what it has any of. */
function countsOf(service: Service, { t, language }: ServiceTexts): string[] {
  const counts = [
    ['info.services.media_items', service.media_items_count],
    ['info.services.channels', service.channels_count],
    ['info.services.karaoke', service.karaoke_items_count],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => t(key, { count, shown: formatCount(count, language) }));
}

/** What the page shows of a service; its price and its buttons are the page's own matter. SERV-002 to SERV-010 */
export function servicePageProps(
  service: Service,
  texts: ServiceTexts,
): Omit<ServicePageProps, 'price' | 'actions'> {
  const { t } = texts;
  const { active, purchase_state } = service;
  return {
    heading: service.name,
    lead: service.description_short,
    promoLabel: active ? undefined : service.promo_label_text,
    picture: service.image,
    counts: countsOf(service, texts),
    status: active || purchase_state ? serviceStatus(service, texts) : undefined,
    paragraphs: service.description.split('\n\n').filter(Boolean),
    features: {
      heading: t('info.services.features'),
      has: t('info.services.has'),
      lacks: t('info.services.lacks'),
      items: service.features.map(({ title, is_active }) => ({ title, isActive: is_active })),
    },
  };
}
