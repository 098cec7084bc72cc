import type { PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a page of the profile's reminders. */
export const remindersQuery = (client: Client, page: PageInput = {}) => ({
  queryKey: ['reminders', page] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listReminders } = await import('./reminders.resource.ts');
    return listReminders(client, page, signal);
  },
});
