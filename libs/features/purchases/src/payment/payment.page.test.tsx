import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { PaymentPage } from './payment.page.tsx';

const goToBought = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock(import('@foyer/selling/go-to-bought'), () => ({ goToBought }));

const path = '/pay?item_type=media_item&item_id=metropolis&seq_id=own';
const data = {
  address: 'https://sofit.example/pay',
  name: 'Метрополис',
  choice: { itemId: 'metropolis', itemType: 'media_item', seqId: 'own', periodIndex: 0 },
  href: '/movies/metropolis',
  variantsHref: '/variants?item_type=media_item&item_id=metropolis&seq_id=own',
} as const;

afterEach(() => {
  cleanup();
  publishShell(undefined);
  goToBought.mockClear();
});

async function show() {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  onTestFinished(() => void modal.stop());
  const tell = (_id: string, event: object) => modal.send(event as never);
  const actor = {
    system: { get: () => modal },
    getSnapshot: () => ({ matches: (state: string) => state === 'running' }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  publishShell({ actor, tell } as object as Shell);
  const router = createMemoryRouter([{ path: '/pay', element: <PaymentPage {...data} /> }], {
    initialEntries: [path],
  });
  await renderInPage(<RouterProvider router={router} />, { segments: ['purchase', 'state'] });
  return { modal, router, shown: () => modal.getSnapshot().context.current };
}

describe('PaymentPage', () => {
  it('opens the payment by itself, and leads to the item once it is bought [ROUTE-068, MODAL-025]', async () => {
    const { modal, shown } = await show();
    await vi.waitFor(() => expect(shown()?.name).toBe('payment'));
    expect(shown()?.data).toMatchObject({ seqId: 'own', periodIndex: 0 });

    modal.send({ type: 'modal.resolve', id: 'payment-own', result: { status: 'bought' } });

    await vi.waitFor(() =>
      expect(goToBought.mock.calls).toEqual([[expect.anything(), data.choice, data.href]]),
    );
  });

  it('stays where the viewer turns back, with the way to open it again and to other options', async () => {
    const { modal, shown } = await show();
    await vi.waitFor(() => expect(shown()?.name).toBe('payment'));

    modal.send({ type: 'modal.cancel' });

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, data.variantsHref]);
    expect(goToBought).not.toHaveBeenCalled();
  });
});
