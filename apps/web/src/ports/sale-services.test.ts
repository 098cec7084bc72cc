import { userQuery } from '@foyer/client';
import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { saleServices } from './sale-services.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

/** The services on a page of a visitor, or of an account. */
function start(is_auth: boolean, call = () => new Promise<never>(() => undefined)) {
  const client = { call };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queryClient.setQueryData(userQuery(client).queryKey, { is_auth } as never);
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const tell = (_id: string, event: object) => modal.send(event as never);
  const actor = { system: { get: () => modal } };
  const services = saleServices({ page: { client, queryClient }, actor, tell } as never);
  return { services, modal, shown: () => modal.getSnapshot().context.current };
}

const item = { itemId: 'kino', itemType: 'service' } as const;

describe('saleServices', () => {
  it('opens over the page all that an account can get a service by [BLOCK-076]', async () => {
    const { services, shown } = start(true);
    services.open(item);
    await vi.waitFor(() =>
      expect(shown()).toMatchObject({
        name: 'item_selling_screen',
        data: { item: { id: 'kino', type: 'service' }, isAsked: true },
      }),
    );
  });

  it('has a visitor sign in first; the page that comes then opens what was wanted [PAY-014]', async () => {
    const { services, modal, shown } = start(false);
    services.open(item);
    await vi.waitFor(() => expect(shown()?.name).toBe('login'));
    modal.send({ type: 'modal.resolve', id: 'sign-in' });
    expect(new URLSearchParams(window.location.search).get('popup')).toBe(
      'item_selling_screen:service:kino',
    );
  });

  it.each([
    [{ status: 'bought' }, 'bought'],
    [undefined, 'left'],
  ])('pays in the payment dialog alone, which ends with %j', async (result, status) => {
    const { services, modal, shown } = start(true);
    const choice = { ...item, seqId: 'month', periodIndex: 1 };
    const end = services.pay(choice, new AbortController().signal);
    expect(shown()).toMatchObject({ name: 'payment', data: { seqId: 'month', periodIndex: 1 } });
    modal.send({ type: 'modal.resolve', id: 'payment-month', result });
    expect(await end).toEqual({ status });
  });

  it('brings the certificates on sale', async () => {
    const items = [{ id: 'gift-500' }];
    const { services } = start(false, async () => ({ items }) as never);
    expect(await services.findGifts()).toEqual(items);
  });
});
