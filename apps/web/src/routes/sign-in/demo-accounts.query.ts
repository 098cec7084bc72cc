import { listDemoAccounts, queryDefaults, type Client } from '@foyer/client';
import { isApiError, type DemoAccounts } from '@foyer/contract';

const none: DemoAccounts = { items: [] };

/** The demo accounts; none where demo powers are off, because the call does not exist there. */
export const demoAccountsQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['demo-accounts'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listDemoAccounts(client, signal).catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return none;
      throw error;
    }),
});
