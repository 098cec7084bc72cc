import { userQuery } from '@foyer/client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { openOffers } from './open-offers.ts';

describe('openOffers', () => {
  it.each([
    [true, 'item_selling_screen'],
    [false, 'login'],
  ])('opens what a viewer can do next: signed in %s, %s', async (is_auth, name) => {
    const client = { call: () => new Promise<never>(() => undefined) };
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
    queryClient.setQueryData(userQuery(client).queryKey, { is_auth } as never);
    const tell = vi.fn<(flow: string, event: unknown) => void>();

    await openOffers({ page: { client, queryClient }, tell } as never, 'kino');

    expect(tell.mock.calls).toMatchObject([['modal', { request: { name } }]]);
  });
});
