import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelServiceOperation, resumeServiceOperation, type ServiceShort } from '@foyer/contract';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { useState } from 'react';
import { sitePath, servicesPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useClosedReason } from '@foyer/selling/use-closed-reason';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { sell } from '@foyer/selling/sell';
import { CancelDialog } from '@foyer/purchases/service/cancel-dialog';
import { changeSubscription } from '@foyer/purchases/service/change-subscription';
import { serviceList } from './service-list.ts';
import { serviceAct, serviceRow } from './service-row.ts';

const path = sitePath('/my/payments_and_services/services');

/** The services of the account: how they stand, and the way to end, resume or buy each of them. ROUTE-051 */
export function MyServicesPage({ address, number }: PersonalData) {
  const t = useTranslate('crumbs', 'info', 'my');
  const texts = { t, language: useLanguage(), timeZone: useLabel().timeZone };
  const client = useClient();
  const act = useShellAct();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ServiceShort>();
  const [isAsking, setAsking] = useState(false);
  const resume = useMutation({
    mutationFn: (id: string) => changeSubscription({ client, queryClient }, id, 'resume'),
  });

  const closed = {
    cancel: useClosedReason(cancelServiceOperation),
    resume: useClosedReason(resumeServiceOperation),
    buy: undefined,
  };
  const does = {
    cancel: (service: ServiceShort) => {
      setAsked(service);
      setAsking(true);
    },
    resume: ({ id }: ServiceShort) => resume.mutate(id),
    buy: ({ id }: ServiceShort) => act(({ tell }) => sell(tell, { id, type: 'service' })),
  };
  const actionOf = (service: ServiceShort): EntryRow['action'] => {
    const offered = serviceAct(service);
    if (!offered) return undefined;
    const { name, title } = offered;
    return {
      title,
      name: t('my.services.act_named', { act: title, name: service.name }),
      isBusy: resume.isPending,
      closedReason: closed[name],
      onPress: () => does[name](service),
    };
  };
  const title = t('crumbs.my_services');
  return (
    <PersonalFrame path={path} address={address} heading={title}>
      {resume.isError && <p role="alert">{t('my.list.act_failed')}</p>}
      <PersonalList
        label={title}
        list={serviceList(client, number)}
        path={path}
        rowsOf={(services) =>
          services.map((service) => ({ ...serviceRow(service, texts), action: actionOf(service) }))
        }
        empty={{
          heading: t('my.services.empty'),
          text: t('my.services.empty_text'),
          action: { title: t('my.services.choose'), href: servicesPath },
        }}
      />
      {asked && <CancelDialog service={asked} isOpen={isAsking} onClose={() => setAsking(false)} />}
    </PersonalFrame>
  );
}
