import type { PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of a page of promo events. */
export const promoEventsQuery = (client: Client, page: PageInput = {}) => ({
  queryKey: ['promo-events', page] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listPromoEvents } = await import('./promo-events.resource.ts');
    return listPromoEvents(client, page, signal);
  },
});

/** Query options of a promo event. */
export const promoEventQuery = (client: Client, idOrSlug: string) => ({
  queryKey: ['promo-event', idOrSlug] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getPromoEvent } = await import('./promo-events.resource.ts');
    return getPromoEvent(client, { idOrSlug }, signal);
  },
});
