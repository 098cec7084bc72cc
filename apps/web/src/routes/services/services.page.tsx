import { BlockFrame } from '@foyer/blocks';
import { EndlessList } from '@foyer/ui/endless-list';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListBody, ListPage } from '@foyer/ui/list-page';
import { PageCrumbs } from '@foyer/ui/page-crumbs';
import { ServiceCard } from '@foyer/ui/service-card';
import { StatePage } from '@foyer/ui/state-page';
import { useLabel } from '@foyer/ui/theme';
import { useClient } from '../../document/client-context.ts';
import { pagePath } from '../lists/page-number.ts';
import { useList } from '../lists/use-list.ts';
import { servicesList, type ServicesData } from './load-services.ts';
import { servicesPath, serviceSummary } from './service-summary.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 6;

/** The services on sale. ROUTE-033, CRUMB-002 */
export function ServicesPage({ number }: Pick<ServicesData, 'number'>) {
  const t = useTranslate('info', 'crumbs');
  const language = useLanguage();
  const { timeZone } = useLabel();
  const list = useList(servicesList(useClient(), number), (page) => pagePath(servicesPath, page));
  if (!list) return null;
  if (list.items.length === 0) return <StatePage kind="empty" />;
  const items = list.items.map((service) => ({ type: 'service' as const, service }));
  return (
    <>
      <PageCrumbs path={servicesPath} />
      <ListPage heading={t('crumbs.services')} lead={t('info.services.text')}>
        <ListBody>
          <EndlessList {...list.paging}>
            <BlockFrame block={{ id: 'services', type: 'service', items }}>
              <CardGrid card="collection" label={t('crumbs.services')}>
                {list.items.map((service, index) => (
                  <ServiceCard
                    key={service.id}
                    service={serviceSummary(service, { t, language, timeZone })}
                    isUrgent={index < urgentCards}
                  />
                ))}
              </CardGrid>
            </BlockFrame>
          </EndlessList>
        </ListBody>
      </ListPage>
    </>
  );
}
