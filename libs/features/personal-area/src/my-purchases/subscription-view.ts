import type { BankCard, CardRenewal, ServiceShort, SubscriptionState } from '@foyer/contract';
import { money } from '@foyer/purchase-options/words';
import type { SubscriptionCardProps, SubscriptionStanding } from '@foyer/screens/subscription-card';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';

/** What a card will pay for a subscription. */
export interface ComingPayment {
  card: Pick<BankCard, 'last_digits'>;
  renewal: CardRenewal;
}

/** What will be paid for a service by card; nothing where no card pays for it. */
export function comingPayment(
  cards: readonly BankCard[],
  serviceId: string,
): ComingPayment | undefined {
  for (const card of cards) {
    const renewal = card.renewals.find(({ service_id }) => service_id === serviceId);
    if (renewal) return { card, renewal };
  }
  return undefined;
}

type Facts = NonNullable<SubscriptionCardProps['facts']>;

/** How a subscription stands in the section of payments. */
type Stand = 'trial' | 'active' | 'ends' | 'grace' | 'processing' | 'ended';

const tones: Readonly<Record<Stand, SubscriptionStanding['tone']>> = {
  trial: 'good',
  active: 'good',
  ends: 'waiting',
  grace: 'trouble',
  processing: 'waiting',
  ended: 'over',
};

function standOf(
  { active, purchase_state }: Pick<ServiceShort, 'active' | 'purchase_state'>,
  coming: ComingPayment | undefined,
): Stand {
  const state = purchase_state?.service;
  if (!state) return active ? 'active' : 'ended';
  const hasDate = state.status_change_date !== undefined;
  if (active && state.autopayment?.status === 'failed') return 'grace';
  switch (state.status) {
    case 'subscribed':
      if (coming?.renewal.is_trial) return 'trial';
      return hasDate && state.autopayment?.status === 'disabled' ? 'ends' : 'active';
    case 'subscribed_in_external_billing':
      return 'active';
    case 'unsubscribed':
      return hasDate ? 'ends' : 'ended';
    case 'unsubscribe_processing':
      return hasDate ? 'ends' : 'processing';
    default:
      return 'processing';
  }
}

function nextFacts(
  stand: Stand,
  state: SubscriptionState | undefined,
  coming: ComingPayment | undefined,
  words: PersonalWords,
): Facts {
  const { t, language } = words;
  const at = coming?.renewal.paid_until ?? state?.status_change_date;
  if (at === undefined) return [];
  const date = accountDate(at, words);
  const next = coming?.renewal.next_payment;
  return [
    {
      term: t(stand === 'trial' ? 'purchase.subscriptions.first' : 'purchase.subscriptions.next'),
      value: next
        ? t('purchase.subscriptions.next_value', {
            date,
            sum: money(next.amount, next.currency, language),
          })
        : date,
    },
    ...(coming
      ? [{ term: t('purchase.subscriptions.card'), value: `•• ${coming.card.last_digits}` }]
      : []),
  ];
}

/** How a subscription stands, and what comes next: when, how much and from which card. SERV-001, cases C20 and C22 */
export function subscriptionView(
  service: Pick<ServiceShort, 'active' | 'purchase_state'>,
  coming: ComingPayment | undefined,
  words: PersonalWords,
): Pick<SubscriptionCardProps, 'standing'> & { facts: Facts } {
  const { t } = words;
  const state = service.purchase_state?.service;
  const stand = standOf(service, coming);
  const standing = { tone: tones[stand], text: t(`purchase.subscriptions.${stand}`) };
  const dated = (term: 'until' | 'from'): Facts =>
    state?.status_change_date === undefined
      ? []
      : [
          {
            term: t(`purchase.subscriptions.${term}`),
            value: accountDate(state.status_change_date, words),
          },
        ];
  switch (stand) {
    case 'trial':
    case 'active':
      return {
        standing,
        facts: state?.external_billing
          ? [{ term: t('purchase.subscriptions.billed'), value: state.external_billing.name }]
          : nextFacts(stand, state, coming, words),
      };
    case 'ends':
    case 'grace':
      return { standing, facts: dated('until') };
    case 'processing':
      return { standing, facts: dated('from') };
    case 'ended':
      return { standing, facts: [] };
  }
}
