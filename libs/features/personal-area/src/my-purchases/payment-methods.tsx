import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createAccountRefillMachine } from '@foyer/account-refill';
import { AccountRefillFlow } from '@foyer/account-refill/view';
import { createBankCardsMachine } from '@foyer/bank-cards';
import { BankCardsFlow } from '@foyer/bank-cards/view';
import { bankCardsQuery, paymentAccountQuery, serviceNow, userQuery } from '@foyer/client';
import {
  addBankCardOperation,
  deleteBankCardOperation,
  type PaymentAccount,
} from '@foyer/contract';
import { PortsProvider } from '@foyer/core/react';
import { ActionRows } from '@foyer/screens/action-rows';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import {
  accountRefillPorts,
  keptRefill,
  refillAccount,
} from '@foyer/purchases/ports/account-refill.ports';
import { bankCardsPorts } from '@foyer/purchases/ports/bank-cards.ports';
import { keptBinding } from '@foyer/purchases/ports/card-binding.ports';
import { useClosedReason } from '@foyer/selling/use-closed-reason';
import { openOutside } from '@foyer/page-runtime/navigation/addresses';
import { accountDate } from '../personal/account-date.ts';
import { AskAgain } from '../personal/ask-again.tsx';
import { useViewerZone } from '@foyer/television/tv/viewer-zone';
import { linkCard } from './link-card.ts';

/** Props of {@link PaymentMethods}. */
interface PaymentMethodsProps {
  shell: Shell;
}

/** What the account can pay with: its cards, and the prepaid account with the way to top it up. */
export function PaymentMethods({ shell }: PaymentMethodsProps) {
  return (
    <>
      <Cards shell={shell} />
      <Balance shell={shell} />
    </>
  );
}

function Cards({ shell }: PaymentMethodsProps) {
  const t = useTranslate('my', 'purchase');
  const client = useClient();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const timeZone = useViewerZone();
  const ports = useMemo(
    () =>
      bankCardsPorts({ client, queryClient }, () => ({
        dateOf: (moment) => accountDate(moment, { language, timeZone }),
        now: serviceNow(),
      })),
    [client, queryClient, language, timeZone],
  );
  const { data } = useQuery(bankCardsQuery(client));
  const forgetReason = useClosedReason(deleteBankCardOperation);
  const addReason = useClosedReason(addBankCardOperation);
  useCardOnItsWay(shell);
  return (
    <>
      <PortsProvider flow={createBankCardsMachine} ports={ports}>
        <BankCardsFlow
          version={data?.items.map(({ id }) => id).join() ?? ''}
          closedReason={forgetReason}
        />
      </PortsProvider>
      <ActionRows
        rows={[
          {
            id: 'add-card',
            title: t('purchase.methods.add_card'),
            icon: 'plus',
            closedReason: addReason,
            onPress: () => linkCard(shell),
          },
        ]}
      />
    </>
  );
}

/** A card that was sent before the page was left, such as for the bank's, is asked about at once. */
function useCardOnItsWay(shell: Shell): void {
  const { data: user } = useQuery({ ...userQuery(useClient()), enabled: false });
  const profileId = user?.profile?.id;
  useEffect(() => {
    if (profileId !== undefined && keptBinding(profileId).read()?.isCardSent) linkCard(shell);
  }, [shell, profileId]);
}

function Balance({ shell }: PaymentMethodsProps) {
  const client = useClient();
  const account = useQuery(paymentAccountQuery(client));
  const { data: user } = useQuery({ ...userQuery(client), enabled: false });
  const profileId = user?.profile?.id;
  if (!account.data || profileId === undefined) return <AskAgain {...account} />;
  return <Refill key={profileId} shell={shell} account={account.data} profileId={profileId} />;
}

function Refill({
  shell: { page },
  account,
  profileId,
}: PaymentMethodsProps & { account: PaymentAccount; profileId: string }) {
  const { client, queryClient } = page;
  const [input] = useState(() => ({
    account: refillAccount(account),
    kept: keptRefill(profileId).read(),
  }));
  const ports = useMemo(
    () =>
      accountRefillPorts({
        client,
        queryClient,
        openPage: (url) => openOutside(url, page),
        keep: (record) => keptRefill(profileId).keep(record),
      }),
    [client, queryClient, page, profileId],
  );
  return (
    <PortsProvider flow={createAccountRefillMachine} ports={ports}>
      <AccountRefillFlow input={input} />
    </PortsProvider>
  );
}
