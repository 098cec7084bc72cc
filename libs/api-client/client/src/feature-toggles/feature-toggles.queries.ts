import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of everything that is switched on. */
export const featureTogglesQuery = (client: Client) => ({
  queryKey: ['feature-toggles'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listFeatureToggles } = await import('./feature-toggles.resource.ts');
    return listFeatureToggles(client, signal);
  },
});
