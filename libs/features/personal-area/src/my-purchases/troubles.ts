import type { BankCard, ServiceShort } from '@foyer/contract';
import { accountDate, type PersonalWords } from '../personal/account-date.ts';
import { isOver } from './other-cards.ts';

/** What went wrong with a subscription or its card, and what mends it. */
export interface Trouble {
  id: string;
  title: string;
  text: string;
  mend: { type: 'service'; service: ServiceShort } | { type: 'card' };
}

/** Renewals that were refused, and cards that cannot pay the next one. Case C22 */
export function troubles(
  services: readonly ServiceShort[],
  cards: readonly BankCard[],
  now: number,
  words: PersonalWords,
): Trouble[] {
  const { t } = words;
  const failed = services
    .filter(({ purchase_state }) => purchase_state?.service.autopayment?.status === 'failed')
    .map((service): Trouble => {
      const until = service.purchase_state?.service.status_change_date;
      return {
        id: `service-${service.id}`,
        title: t('purchase.subscriptions.failed', { name: service.name }),
        text:
          service.active && until !== undefined
            ? t('purchase.subscriptions.failed_until', { date: accountDate(until, words) })
            : t('purchase.subscriptions.failed_over'),
        mend: { type: 'service', service },
      };
    });
  const expired = cards
    .filter((card) => card.renewals.length > 0 && isOver(card, now))
    .map(({ id, last_digits: digits, renewals }): Trouble => ({
      id: `card-${id}`,
      title: t('purchase.subscriptions.expired', { digits }),
      text: t('purchase.subscriptions.expired_text', {
        names: renewals.map(({ name }) => name).join(', '),
      }),
      mend: { type: 'card' },
    }));
  return [...failed, ...expired];
}
