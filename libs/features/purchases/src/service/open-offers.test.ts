import { userQuery } from '@foyer/client';
import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { openOffers } from './open-offers.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

async function open(is_auth: boolean) {
  const client = { call: () => new Promise<never>(() => undefined) };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  queryClient.setQueryData(userQuery(client).queryKey, { is_auth } as never);
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const tell = (_id: string, event: object) => modal.send(event as never);
  const actor = { system: { get: () => modal } };
  await openOffers({ page: { client, queryClient }, actor, tell } as never, 'kino');
  return { modal, shown: modal.getSnapshot().context.current };
}

describe('openOffers', () => {
  it('opens what an account can buy [EVENT-021]', async () => {
    const { shown } = await open(true);

    expect(shown).toMatchObject({
      name: 'item_selling_screen',
      data: { item: { id: 'kino', type: 'service' }, isAsked: true },
    });
  });

  it('C12: has a visitor sign in first, and the page that comes then goes on [PAY-014]', async () => {
    const { modal, shown } = await open(false);
    expect(shown?.name).toBe('login');

    modal.send({ type: 'modal.resolve', id: 'sign-in' });

    expect(window.location.search).toBe('?popup=item_selling_screen');
  });
});
