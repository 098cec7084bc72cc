import { type Client, userQuery } from '@foyer/client';
import { serviceFixture, userFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { ServiceActions } from '@foyer/purchases/service/service-actions';
import { MyServicesPage } from './my-services.page.tsx';

afterEach(cleanup);

const list = { items: [serviceFixture], offset: 0, limit: 20, total: 1 };
const listPage = () => <MyServicesPage address="https://sofit.example/my" number={1} />;
const places = [
  ['on its own page', () => <ServiceActions service={serviceFixture} />],
  ['in the list of the account', listPage],
] as const;

/** An additional profile watches: an adult's, or a child's. */
function watchedBy(client: Client, { isChild }: { isChild: boolean }) {
  const queryClient = createQueryClient();
  const profile = userFixture.profile && {
    ...userFixture.profile,
    type: 'additional' as const,
    is_child: isChild,
  };
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, profile });
  return queryClient;
}

it.each(places)(
  'asks an adult before it ends a subscription %s',
  async (_place, Page) => {
    const call = vi.fn(async ({ operationId }: { operationId: string }) =>
      operationId === 'listServices' ? list : {},
    );
    const cancels = () =>
      call.mock.calls.filter(([{ operationId }]) => operationId === 'cancelService');
    const client = { call: call as never };
    const queryClient = watchedBy(client, { isChild: false });
    const routes = [{ path: '/x', element: <Page /> }];
    await renderPage(routes, '/x', { hasSession: true }, { client, queryClient });
    const patience = { timeout: 10_000 };

    await userEvent.click(await screen.findByRole('button', { name: /^Отключить/ }, patience));
    const question = await screen.findByRole('dialog', { name: 'Отключить подписку?' }, patience);
    expect(question.textContent).toContain(serviceFixture.name);
    expect(cancels()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Отключить' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(cancels()).toHaveLength(1);
  },
  30_000,
);

it.each(places)(
  'lets a child end no subscription %s, and says why',
  async (_place, Page) => {
    const call = vi.fn(async ({ operationId }: { operationId: string }) =>
      operationId === 'listServices' ? list : {},
    );
    const client = { call: call as never };
    const queryClient = watchedBy(client, { isChild: true });
    const page = [{ path: '/x', element: <Page /> }];
    await renderPage(page, '/x', { hasSession: true }, { client, queryClient });
    const button = await screen.findByRole('button', { name: /^Отключить/ }, { timeout: 10_000 });

    await userEvent.click(button);

    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Это может делать только взрослый');
    expect(screen.queryByRole('dialog')).toBeNull();
    const calls = call.mock.calls.map(([{ operationId }]) => operationId);
    expect(calls.filter((id) => id === 'cancelService')).toEqual([]);
  },
  30_000,
);
