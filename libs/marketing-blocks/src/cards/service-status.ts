import type { ServiceShort, ServiceStatus, SubscriptionState } from '@foyer/contract';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';

/** What turns a status into words, with the texts of `info` loaded. */
export interface StatusTexts {
  t: Translate;
  language: LanguageCode;
  /** IANA. */
  timeZone: string;
}

/** Statuses that somebody is working on. SERV-009 */
const onTheWay: readonly ServiceStatus[] = [
  'subscribe_requested',
  'subscribe_processing',
  'unsubscribe_requested',
  'unsubscribe_processing',
  'cancel_subscribe_requested',
  'cancel_unsubscribe_requested',
];

/** Whether a request of the account about a service is being worked on. */
export const isOnTheWay = ({ purchase_state }: Pick<ServiceShort, 'purchase_state'>): boolean =>
  purchase_state !== undefined && onTheWay.includes(purchase_state.service.status);

/**
 * How a subscription stands, in words. The status says more than the flag `active`, so it comes first: what is being
 * cancelled is still active, and the reader is told of the cancelling. SERV-002 to SERV-011
 */
export function serviceStatus(
  { active, purchase_state }: Pick<ServiceShort, 'active' | 'purchase_state'>,
  texts: StatusTexts,
): string {
  const { t } = texts;
  const state = purchase_state?.service;
  if (state) {
    const dated = statusWithDate(state, texts);
    if (dated !== undefined) return dated;
    if (onTheWay.includes(state.status)) return t('info.status.processing');
  }
  return active ? t('info.status.active') : t('info.status.none');
}

/** What the status says with a name or a date; nothing where it has neither. */
function statusWithDate(
  { status, status_change_date, parent_service, external_billing }: SubscriptionState,
  { t, language, timeZone }: StatusTexts,
): string | undefined {
  const isSubscribed = status === 'subscribed' || status === 'subscribed_in_external_billing';
  if (isSubscribed && parent_service) return t('info.status.part_of', parent_service);
  if (isSubscribed && external_billing) return t('info.status.billed_by', external_billing);
  if (status_change_date === undefined) return undefined;
  const date = formatDate(new Date(status_change_date), language, { timeZone, withYear: true });
  switch (status) {
    case 'subscribed':
    case 'unsubscribed':
    case 'unsubscribe_processing':
      return t('info.status.active_until', { date });
    case 'subscribe_processing':
      return t('info.status.will_be', { date });
    default:
      return undefined;
  }
}
