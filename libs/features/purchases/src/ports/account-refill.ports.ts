import type { AccountRefillPorts, RefillAccount, RefillRecord } from '@foyer/account-refill';
import { type Client, paymentAccountQuery } from '@foyer/client';
import type { PaymentAccount } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { number, object } from 'valibot';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { keptTabRecord } from '@foyer/page-runtime/storage/kept-tab-record';

const recordSchema = object({ balance: number() });

/** The refill that this tab has begun for a profile. */
export const keptRefill = (profileId: string) =>
  keptTabRecord(tabMarks, 'refill', profileId, recordSchema);

/** The prepaid account in the words of the flow. */
export const refillAccount = ({
  balance,
  currency,
  is_active,
  refill_url,
}: PaymentAccount): RefillAccount => ({
  balance,
  currency,
  isActive: is_active,
  refillUrl: refill_url,
});

/** What one refill is made with. */
export interface AccountRefillSurroundings {
  client: Client;
  queryClient: QueryClient;
  /** Opens the page outside the site. */
  openPage: (url: string) => void;
  keep: (record: RefillRecord | undefined) => void;
}

/** The calls of topping up the prepaid account. Case C8 */
export const accountRefillPorts = ({
  client,
  queryClient,
  openPage,
  keep,
}: AccountRefillSurroundings): AccountRefillPorts => ({
  openPage: async ({ url }) => openPage(url),
  readAccount: async () =>
    refillAccount(await queryClient.fetchQuery({ ...paymentAccountQuery(client), staleTime: 0 })),
  keep,
});
