import { mediaItemQuery, userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import {
  mediaItemFixture as film,
  purchaseVariantsFixture,
  userFixture,
} from '@foyer/contract/fixtures';
import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts, openShell } from '@foyer/modal/fixtures';
import type { ModalDialogProps } from '@foyer/modal/view';
import { QueryObserver } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { RateExchangeDialog } from './rate-exchange.dialog.tsx';
import { RatingDialog } from './rating.dialog.tsx';
import { PurchaseOptionsDialog } from './purchase-options.dialog.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
  window.history.replaceState(null, '', '/');
});

const viewer: User = { ...userFixture, is_auth: true };
const item = { id: film.id, type: 'media_item' };
const answers: Record<string, unknown> = {
  listCertificateOffers: { items: [] },
  getMediaItem: { ...film, ratings: { wink: 8 } },
  getPurchaseVariants: purchaseVariantsFixture,
  setRating: { ratings: { wink: 8, user: 3 } },
};

async function show(
  Named: ComponentType<ModalDialogProps>,
  data: ModalDialogProps['data'] = { item },
  { user = viewer, isOnPage = false, title = answers['getMediaItem'] } = {},
) {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  onTestFinished(() => void modal.stop());
  const told: [string, object][] = [];
  const tell = (id: string, event: object) => {
    told.push([id, event]);
    if (id === 'modal') modal.send(event as never);
  };
  const client = {
    call: async ({ operationId }: { operationId: string }) =>
      operationId === 'getMediaItem' ? title : answers[operationId],
  } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, user);
  const actor = { system: { get: () => modal } };
  const goTo = vi.fn();
  publishShell({ actor, tell, page: { client, queryClient }, goTo } as object as Shell);
  if (isOnPage) {
    const query = mediaItemQuery(client, film.slug);
    queryClient.setQueryData(query.queryKey, film);
    onTestFinished(new QueryObserver(queryClient, query).subscribe(() => undefined));
  }
  const [resolve, reject] = [vi.fn<(result?: unknown) => void>(), vi.fn()];
  await renderInPage(<Named shell={openShell} data={data} resolve={resolve} reject={reject} />, {
    client,
    queryClient,
    config: { hasSession: true },
    segments: ['modal', 'component'],
  });
  return { modal, told, goTo, resolve, reject, user: userEvent.setup() };
}

const noticesIn = (told: [string, object][]) =>
  told.filter(([id]) => id === 'notifications').map(([, event]) => event);

describe('RatingDialog', () => {
  it('rates the title of the event and says so [EVENT-019, RATE-004]', async () => {
    const { told, resolve, user } = await show(RatingDialog);

    await user.click(await screen.findByRole('radio', { name: '3 из 10' }));
    await user.click(screen.getByRole('button', { name: 'Оценить' }));

    await vi.waitFor(() =>
      expect(resolve).toHaveBeenCalledExactlyOnceWith({ status: 'rated', rating: 3 }),
    );
    expect(noticesIn(told)).toMatchObject([
      { notice: { tone: 'success', message: { key: 'notification.rating.saved' } } },
    ]);
  });

  it('is about the title on the page where nobody names one', async () => {
    await show(RatingDialog, {}, { isOnPage: true });

    expect(await screen.findByRole('dialog', { name: `Оцените «${film.name}»` })).toBeTruthy();
  });

  it.each([{}, { item: { id: '1', type: 'channel' } }, { item: 7 }])(
    'shows nothing without a title: %j',
    async (data) => {
      const { reject } = await show(RatingDialog, data);

      expect(reject).toHaveBeenCalled();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('has a visitor sign in, and the page that comes then open it again [RATE-007]', async () => {
    const { modal, told, reject } = await show(
      RatingDialog,
      {},
      { user: { ...viewer, is_auth: false }, isOnPage: true },
    );
    await vi.waitFor(() => expect(reject).toHaveBeenCalled());
    expect(told).toEqual([
      ['modal', { type: 'modal.open', request: { id: 'sign-in', name: 'login' } }],
    ]);
    expect(window.location.search).toBe('');

    modal.send({ type: 'modal.resolve', id: 'sign-in' });

    expect(window.location.search).toBe('?popup=item_rating');
  });

  it('leaves the address as it is to a visitor who turns back [RATE-007]', async () => {
    const { modal, reject } = await show(
      RatingDialog,
      {},
      { user: { ...viewer, is_auth: false }, isOnPage: true },
    );
    await vi.waitFor(() => expect(reject).toHaveBeenCalled());

    modal.send({ type: 'modal.cancel' });
    modal.send({ type: 'modal.resolve', id: 'sign-in' });

    expect(window.location.search).toBe('');
  });
});

describe('RateExchangeDialog', () => {
  it('leads on into the rating of its title [EVENT-020]', async () => {
    const { told, resolve, user } = await show(RateExchangeDialog);

    await user.click(await screen.findByRole('button', { name: 'Оценить' }));

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(told).toEqual([
      [
        'modal',
        {
          type: 'modal.open',
          request: { id: 'item_rating', name: 'item_rating', data: { item } },
        },
      ],
    ]);
  });
});

describe('PurchaseOptionsDialog', () => {
  it('goes on to the payment of the option that is chosen, and to none before [EVENT-021, MODAL-027]', async () => {
    const { told, resolve, user } = await show(PurchaseOptionsDialog);
    await user.click(await screen.findByRole('tab', { name: /^Взять/ }));
    expect([told, resolve.mock.calls]).toEqual([[], []]);

    await user.click(screen.getByRole('button', { name: /^К\sоплате/ }));

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    const data = { item, seqId: 'option-metropolis-tvod', periodIndex: 0 };
    const request = { id: 'payment-option-metropolis-tvod', name: 'payment', data };
    expect(told).toEqual([['modal', { type: 'modal.open', request }]]);
  });

  it('begins with the option that was named, also of a certificate', async () => {
    const certificate = { id: 'gift', type: 'certificate' };
    const seqId = 'option-metropolis-est';
    await show(PurchaseOptionsDialog, { item: certificate, isAsked: true, seqId });

    const tab = await screen.findByRole('tab', { name: /^Купить/ });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('C12: has a visitor sign in by a press, and the page that comes then open it again [PAY-014]', async () => {
    const visitor = { user: { ...viewer, is_auth: false }, title: { ...film, actions: [] } };
    const { modal, user } = await show(PurchaseOptionsDialog, { item, isAsked: true }, visitor);
    await user.click(await screen.findByRole('button', { name: /^Войти/ }));
    expect(modal.getSnapshot().context.current).toMatchObject({ id: 'sign-in', name: 'login' });

    modal.send({ type: 'modal.resolve', id: 'sign-in' });

    expect(window.location.search).toBe('?popup=item_selling_screen');
  });

  it('shows nothing for what is not for sale at all', async () => {
    const { reject } = await show(PurchaseOptionsDialog, { item: { id: '1', type: 'collection' } });

    expect(reject).toHaveBeenCalled();
  });
});
