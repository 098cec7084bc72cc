import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { PositionsInput } from './positions.resource.ts';

/** Query options of a page of what the profile has watched. */
export const positionsQuery = (client: Client, input: PositionsInput = {}) => ({
  queryKey: ['positions', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listPositions } = await import('./positions.resource.ts');
    return listPositions(client, input, signal);
  },
});
