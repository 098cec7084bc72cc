import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { changeSubscription } from './change-subscription.ts';

/** The service's own page, and the list of what the account has. */
const keys = [
  ['service', 'kino'],
  ['list', 'my-services'],
];

function makeData(call: () => Promise<unknown>) {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key, { id: 'kino' });
  const calls =
    vi.fn<(operation: { operationId: string }, input: unknown) => Promise<unknown>>(call);
  const data = { client: { call: calls as never }, queryClient };
  const isOutdated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  return { data, calls, isOutdated };
}

describe('changeSubscription', () => {
  it.each([
    ['unsubscribe', 'cancelService'],
    ['resume', 'resumeService'],
  ] as const)(
    'asks the service to %s, and what was known of it is asked anew',
    async (change, operation) => {
      const { data, calls, isOutdated } = makeData(() => Promise.resolve({}));

      await changeSubscription(data, 'kino', change);

      expect(calls.mock.calls.map(([{ operationId }, input]) => [operationId, input])).toEqual([
        [operation, { params: { id: 'kino' } }],
      ]);
      expect(isOutdated()).toEqual([true, true]);
    },
  );

  it('changes nothing where it is refused, and says so to whoever asked', async () => {
    const { data, isOutdated } = makeData(() => Promise.reject(new Error('no')));

    await expect(changeSubscription(data, 'kino', 'unsubscribe')).rejects.toThrow('no');

    expect(isOutdated()).toEqual([false, false]);
  });
});
