import { paymentAccountQuery } from '@foyer/client';
import { paymentAccountFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { accountRefillPorts } from './account-refill.ports.ts';

describe('accountRefillPorts', () => {
  it('C8: asks for the account each time, and shows it wherever the page has it', async () => {
    const call = vi.fn(async () => ({ ...paymentAccountFixture, balance: 60_000 }));
    const client = { call: call as never };
    const queryClient = createQueryClient();
    const { queryKey } = paymentAccountQuery(client);
    queryClient.setQueryData(queryKey, paymentAccountFixture);
    const openPage = vi.fn();
    const ports = accountRefillPorts({ client, queryClient, openPage, keep: () => {} });
    const signal = new AbortController().signal;

    expect(await ports.readAccount(undefined, signal)).toEqual({
      balance: 60_000,
      currency: 'RUB',
      isActive: true,
      refillUrl: paymentAccountFixture.refill_url,
    });
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ balance: 60_000 });
    await ports.openPage({ url: 'https://pay.example/refill' }, signal);
    expect(openPage.mock.calls).toEqual([['https://pay.example/refill']]);
  });
});
