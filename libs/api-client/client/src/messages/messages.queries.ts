import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { MessagesInput } from './messages.resource.ts';

/** Query options of a page of the journal. */
export const messagesQuery = (client: Client, input: MessagesInput = {}) => ({
  queryKey: ['messages', input] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listMessages } = await import('./messages.resource.ts');
    return listMessages(client, input, signal);
  },
});

/** Query options of one message. */
export const messageQuery = (client: Client, id: string) => ({
  queryKey: ['message', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getMessage } = await import('./messages.resource.ts');
    return getMessage(client, { id }, signal);
  },
});
