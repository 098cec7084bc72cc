import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ServiceCard } from '@foyer/screens/service-card';
import { useLabel } from '@foyer/ui/theme';
import { servicesPath } from '@foyer/site-map';
import { serviceSummary } from '@foyer/blocks/cards';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { CardListPage } from '@foyer/page-parts/lists/card-list.page';
import type { CardListData } from '@foyer/page-parts/lists/load-card-list';
import { servicesList } from './load-services.ts';

/** The services on sale. ROUTE-033, CRUMB-002 */
export function ServicesPage({ number }: Pick<CardListData, 'number'>) {
  const t = useTranslate('info', 'crumbs');
  const language = useLanguage();
  const { timeZone } = useLabel();
  return (
    <CardListPage
      list={servicesList(useClient(), number)}
      path={servicesPath}
      heading={t('crumbs.services')}
      lead={t('info.services.text')}
      card="collection"
      renderCard={(service, isUrgent) => (
        <ServiceCard
          key={service.id}
          service={serviceSummary(service, { t, language, timeZone })}
          isUrgent={isUrgent}
        />
      )}
      blockOf={(items) => ({
        id: 'services',
        type: 'service',
        items: items.map((service) => ({ type: 'service', service })),
      })}
    />
  );
}
