import { userQuery } from '@foyer/client';
import { serviceFixture, userFixture } from '@foyer/contract/fixtures';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { findActiveService } from './active-service.ts';

async function ask({ is_auth, active }: { is_auth: boolean; active: boolean }) {
  const call = vi.fn(async () => ({ ...serviceFixture, active }));
  const client = { call } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, is_auth } as never);
  const service = await findActiveService({ client, queryClient }, { serviceId: 'kino' });
  return { name: service?.name, calls: call.mock.calls.length };
}

it('gives a service that the viewer has, and none that is to be had', async () => {
  const { name } = serviceFixture;

  expect(await ask({ is_auth: true, active: true })).toEqual({ name, calls: 1 });
  expect(await ask({ is_auth: true, active: false })).toEqual({ name: undefined, calls: 1 });
});

it('asks nothing for a visitor', async () => {
  expect(await ask({ is_auth: false, active: true })).toEqual({ name: undefined, calls: 0 });
});
