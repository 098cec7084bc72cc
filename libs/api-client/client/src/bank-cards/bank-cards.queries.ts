import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the linked cards. */
export const bankCardsQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['bank-cards'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listBankCards } = await import('./bank-cards.resource.ts');
    return listBankCards(client, signal);
  },
});
