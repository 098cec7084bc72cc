import type { ServiceShort } from '@foyer/contract';
import type { StatusTexts } from '@foyer/blocks/cards';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { servicePath } from '@foyer/site-map';
import { serviceStatus } from '@foyer/purchases/services/service-status';

/** What the page does with a service. */
export type ServiceAct = 'cancel' | 'resume' | 'buy';

const acts: Readonly<Record<string, ServiceAct>> = {
  unsubscribe: 'cancel',
  resume: 'resume',
  buy: 'buy',
};

/** The first of what the service offers that this page can do; newer words are left to the page of the service. */
export function serviceAct({
  actions,
}: Pick<ServiceShort, 'actions'>): { name: ServiceAct; title: string } | undefined {
  for (const { type, title } of actions) {
    const name = Object.hasOwn(acts, type) ? acts[type] : undefined;
    if (name) return { name, title };
  }
  return undefined;
}

/** A service of the account, with the texts of `info` and `my`: how it stands, and a payment that failed. ENTITY-032 */
export function serviceRow(service: ServiceShort, texts: StatusTexts): EntryRow {
  const { id, alias, name, image, active, description_short, purchase_state } = service;
  const hasFailed = purchase_state?.service.autopayment?.status === 'failed';
  const notes = [
    active || purchase_state ? serviceStatus(service, texts) : description_short,
    ...(hasFailed ? [texts.t('my.services.autopayment_failed')] : []),
  ];
  return {
    id,
    title: name,
    href: servicePath({ alias }),
    notes,
    picture: { image, shape: 'wide' },
    isFaded: !active,
  };
}
