import { serviceFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MyServicesPage } from '../my-services/my-services.page.tsx';
import { ServiceActions } from './service-actions.tsx';

afterEach(cleanup);

const list = { items: [serviceFixture], offset: 0, limit: 20, total: 1 };
const listPage = () => <MyServicesPage address="https://sofit.example/my" number={1} />;
const places = [
  ['on its own page', () => <ServiceActions service={serviceFixture} />],
  ['in the list of the account', listPage],
] as const;

it.each(places)(
  'asks before it ends a subscription %s',
  async (_place, Page) => {
    const call = vi.fn(async ({ operationId }: { operationId: string }) =>
      operationId === 'listServices' ? list : {},
    );
    const cancels = () =>
      call.mock.calls.filter(([{ operationId }]) => operationId === 'cancelService');
    const client = { call: call as never };
    await renderPage([{ path: '/x', element: <Page /> }], '/x', { hasSession: true }, { client });
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
