import { bankCardsQuery, userQuery } from '@foyer/client';
import {
  bankCardsFixture,
  paymentAccountFixture,
  paymentFixture,
  serviceShortFixture,
  userFixture,
} from '@foyer/contract/fixtures';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyPurchasesPage } from './my-purchases.page.tsx';

// A press that came first would suspend inside `act`, and stay so.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(() => {
  cleanup();
  publishShell(undefined);
  sessionStorage.clear();
});

const path = '/my/payments_and_services';

const subscribed = {
  ...serviceShortFixture,
  id: 'service-kino',
  name: 'Кино',
  active: true,
  actions: [{ type: 'unsubscribe', title: 'Отключить' }],
  purchase_state: {
    service: { status: 'subscribed' as const, status_change_date: '2026-12-21T09:00:00.000Z' },
  },
};

const answers: Record<string, unknown> = {
  listServices: { items: [subscribed] },
  listBankCards: bankCardsFixture,
  getPaymentAccount: paymentAccountFixture,
  listPurchases: { items: [paymentFixture] },
};

/** Shows the page; each call may answer something else. */
async function show(replaced: Record<string, unknown> = {}, profile = userFixture.profile) {
  const call = vi.fn(async ({ operationId }: { operationId: string }, ..._input: unknown[]) => {
    const answer = { ...answers, ...replaced }[operationId];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, profile });
  const tell = vi.fn();
  const shell = {
    tell,
    page: { client, queryClient },
    actor: {
      getSnapshot: () => ({ matches: () => true }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
  } as unknown as Shell;
  const element = <MyPurchasesPage address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await act(async () => publishShell(shell));
  await screen.findByRole('heading', { level: 1, name: /^Платежи/ });
  return { call, client, queryClient, tell };
}

const region = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('MyPurchasesPage', () => {
  it('says what comes next of each subscription, and can end it [ROUTE-049]', async () => {
    await show();
    const card = within(await screen.findByRole('article', { name: 'Кино' }));
    expect(card.getByText(/^Следующее.списание/u)).toBeTruthy();
    expect(card.getByText(/299/u).textContent).toMatch(/^21.декабря.2026, 299/u);
    expect(await card.findByRole('button', { name: 'Отключить' })).toBeTruthy();
  });

  it('lists the cards with the way to forget each, and opens the dialog that links one', async () => {
    const { tell } = await show();
    const methods = await region(/^Способы/);
    for (const digits of ['0004', '1111']) {
      const name = new RegExp(`^Удалить.карту.••.${digits}`, 'u');
      expect(await methods.findByRole('button', { name })).toBeTruthy();
    }
    expect(methods.getByRole('button', { name: /^Пополнить/ })).toBeTruthy();

    await userEvent.click(methods.getByRole('button', { name: /^Добавить/ }));
    expect(tell.mock.calls).toEqual([
      ['modal', { type: 'modal.open', request: { id: 'card-binding', name: 'card-binding' } }],
    ]);
  });

  it('C22: takes a card out of the list that was forgotten elsewhere, with a word', async () => {
    const { client, queryClient } = await show();
    await screen.findByRole('button', { name: /^Удалить.карту.••.0004/u });

    const items = bankCardsFixture.items.slice(1);
    await act(async () => queryClient.setQueryData(bankCardsQuery(client).queryKey, { items }));

    expect(await screen.findByText(/^Карта.••.0004.удалена/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Удалить.карту.••.0004/u })).toBeNull();
  });

  it('has another card pay for a subscription', async () => {
    const { call } = await show({ renewByBankCard: {} });
    const card = within(await screen.findByRole('article', { name: 'Кино' }));
    await userEvent.click(await card.findByRole('button', { name: /^Сменить.карту/u }));
    const dialog = within(await screen.findByRole('dialog', { name: /^С.какой.карты/u }));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^Платить/ }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      call.mock.calls.filter(([{ operationId }]) => operationId === 'renewByBankCard'),
    ).toEqual([
      [
        expect.anything(),
        { params: { id: 'card-2' }, body: { service_id: 'service-kino' } },
        undefined,
      ],
    ]);
  });

  it('leads to a new card where no other one could pay', async () => {
    const { tell } = await show({ listBankCards: { items: bankCardsFixture.items.slice(0, 1) } });
    const card = within(await screen.findByRole('article', { name: 'Кино' }));
    await userEvent.click(await card.findByRole('button', { name: /^Сменить.карту/u }));
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  });

  it('asks at once about a card that was sent before the page was left', async () => {
    sessionStorage.setItem(
      `foyer.binding.${userFixture.profile?.id}`,
      JSON.stringify({ ticketId: 'ticket-1', isCardSent: true }),
    );
    const { tell } = await show();
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  });

  it('leads to the receipt of a payment, with its number and tax [ROUTE-050]', async () => {
    await show();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Чек/ });
    expect(link.href).toBe(paymentFixture.receipt?.url);
    expect(screen.getByText(/2026-order-1.*22.%/u)).toBeTruthy();
  });

  it('says that there is no subscription and no card yet', async () => {
    await show({ listServices: { items: [] }, listBankCards: { items: [] } });
    expect(await screen.findByText(/^Подписок.пока.нет/u)).toBeTruthy();
    expect(await screen.findByText(/^Сохранённых.карт.нет/u)).toBeTruthy();
  });

  it('says what did not come, and asks again by a press', async () => {
    const { call } = await show({ listServices: new Error('offline') });
    const section = await region(/^Подписки/);
    const before = call.mock.calls.length;
    await userEvent.click(await section.findByRole('button', { name: 'Повторить' }));
    await vi.waitFor(() =>
      expect(call.mock.calls.slice(before).map(([{ operationId }]) => operationId)).toContain(
        'listServices',
      ),
    );
  });
});
