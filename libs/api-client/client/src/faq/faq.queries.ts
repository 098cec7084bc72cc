import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of all questions and answers. */
export const faqQuery = (client: Client) => ({
  queryKey: ['faq'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listFaq } = await import('./faq.resource.ts');
    return listFaq(client, signal);
  },
});

/** Query options of one question. */
export const faqEntryQuery = (client: Client, id: string) => ({
  queryKey: ['faq-entry', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getFaqEntry } = await import('./faq.resource.ts');
    return getFaqEntry(client, { id }, signal);
  },
});
