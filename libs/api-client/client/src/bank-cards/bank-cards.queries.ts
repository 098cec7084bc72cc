import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the linked cards. */
export const bankCardsQuery = (client: Client) => ({
  queryKey: ['bank-cards'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listBankCards } = await import('./bank-cards.resource.ts');
    return listBankCards(client, signal);
  },
});
