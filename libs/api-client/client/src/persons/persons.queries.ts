import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';
import type { PersonInput } from './persons.resource.ts';

/** Query options of a person with a page of their titles. */
export const personQuery = (client: Client, input: PersonInput) => ({
  ...queryDefaults,
  queryKey: ['person', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getPerson } = await import('./persons.resource.ts');
    return getPerson(client, input, signal);
  },
});
