import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';
import type { PositionsInput } from './positions.resource.ts';

/** Query options of a page of what the profile has watched. */
export const positionsQuery = (client: Client, input: PositionsInput = {}) => ({
  ...queryDefaults,
  queryKey: ['positions', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listPositions } = await import('./positions.resource.ts');
    return listPositions(client, input, signal);
  },
});
