import { useQueryClient, useQuery } from '@tanstack/react-query';
import { BlockFrame } from '@foyer/blocks';
import { serviceQuery } from '@foyer/client';
import type { Service } from '@foyer/contract';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { ServiceCard } from '@foyer/screens/service-card';
import { ServicePage as ServiceView } from '@foyer/screens/service-page';
import { Shelf } from '@foyer/screens/shelf';
import { useLabel } from '@foyer/ui/theme';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { serviceSummary } from '@foyer/blocks/cards';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { ServiceData } from './load-service.ts';
import { ServiceActions } from './service-actions.tsx';
import { servicePageProps } from './service-props.ts';
import { aboveIn } from './services-above.ts';

/** Only accounts have prices of their own. */
const OwnPrice = lazyPart(async () => (await import('./own-price.tsx')).OwnPrice);

/** A service: how it stands, what it costs, what is in it and what comes with it. ROUTE-034 to ROUTE-037 */
export function ServicePage({ id, above, path }: Omit<ServiceData, 'head'>) {
  const t = useTranslate('info', 'crumbs');
  const language = useLanguage();
  const { timeZone } = useLabel();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: service } = useQuery(serviceQuery(client, id));
  if (!service) return null;
  const texts = { t, language, timeZone };
  const known = (key: string) =>
    queryClient.getQueryData<Service>(serviceQuery(client, key).queryKey);
  const subServices = service.sub_services;
  const items = subServices.map((sub) => ({ type: 'service' as const, service: sub }));
  const way = [...above, service.alias].slice(-2);
  return (
    <>
      <PageCrumbs path={path} lastTitle={service.name} titles={aboveIn(above, known)} />
      <ServiceView
        {...servicePageProps(service, texts)}
        {...priceOf(service)}
        actions={service.actions.length > 0 ? <ServiceActions service={service} /> : undefined}
      />
      {subServices.length > 0 && (
        <BlockFrame block={{ id: service.id, type: 'service', items }}>
          <Shelf heading={t('info.services.inside')}>
            {subServices.map((sub) => (
              <ServiceCard key={sub.id} service={serviceSummary(sub, texts, way)} />
            ))}
          </Shelf>
        </BlockFrame>
      )}
    </>
  );
}

/** What it costs: of an account its own price, of everybody else the least. */
function priceOf(service: Service) {
  if (service.active) return {};
  if (service.purchase_variants)
    return {
      price: (
        <Suspense>
          <OwnPrice service={service} />
        </Suspense>
      ),
    };
  return service.price_text === undefined ? {} : { price: service.price_text };
}
