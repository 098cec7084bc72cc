import { useQuery } from '@tanstack/react-query';
import { paymentAccountQuery } from '@foyer/client';
import { money } from '@foyer/purchase-options/words';
import { ActionRows, type ActionRow } from '@foyer/ui/action-rows';
import { EntryRows } from '@foyer/ui/entry-rows';
import { PersonalSection } from '@foyer/ui/personal-page';
import { useClient } from '../../document/client-context.ts';
import { useShellAct } from '../../late/use-shell-act.ts';
import { openOutside } from '../../shell/addresses.ts';
import { AskAgain } from '../personal/ask-again.tsx';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { LatestPayments } from './latest-payments.tsx';

const path = '/my/payments_and_services';

/** What is on the account, and the ways to its payments and services. ROUTE-049 */
export function MyPurchasesPage({ address }: Pick<PersonalData, 'address'>) {
  const { t } = usePersonalWords();
  return (
    <PersonalFrame path={path} address={address} heading={t('crumbs.payments_and_services')}>
      <PersonalSection heading={t('my.purchases.account')}>
        <Account />
      </PersonalSection>
      <ActionRows
        rows={[
          {
            id: 'payments',
            title: t('crumbs.payments'),
            note: t('my.purchases.payments_note'),
            href: `${path}/payments`,
          },
          {
            id: 'services',
            title: t('crumbs.my_services'),
            note: t('my.purchases.services_note'),
            href: `${path}/services`,
          },
        ]}
      />
      <LatestPayments />
    </PersonalFrame>
  );
}

function Account() {
  const { t, language } = usePersonalWords();
  const act = useShellAct();
  const account = useQuery(paymentAccountQuery(useClient()));
  if (!account.data) return <AskAgain {...account} />;
  const { balance, currency, is_active: isActive, refill_url: refill } = account.data;
  const refillRow: ActionRow | undefined =
    refill === undefined
      ? undefined
      : {
          id: 'refill',
          title: t('my.purchases.refill'),
          note: t('my.purchases.refill_note'),
          icon: 'plus',
          onPress: () => act(({ page }) => openOutside(refill, page)),
        };
  return (
    <>
      <EntryRows
        label={t('my.purchases.account')}
        rows={[
          {
            id: 'balance',
            title: t('my.purchases.balance'),
            notes: isActive ? [] : [t('my.purchases.closed')],
            value: money(balance, currency, language),
          },
        ]}
      />
      {refillRow && <ActionRows rows={[refillRow]} />}
    </>
  );
}
