import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { PersonInput } from './persons.resource.ts';

/** Query options of a person with a page of their titles. */
export const personQuery = (client: Client, input: PersonInput) => ({
  queryKey: ['person', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getPerson } = await import('./persons.resource.ts');
    return getPerson(client, input, signal);
  },
});
