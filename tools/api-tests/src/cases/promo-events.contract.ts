import { getPromoEvent, listPromoEvents } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the promo events. */
export const promoEventsCases = {
  listPromoEvents: {
    good: [
      good({
        title: 'gives the promo events, page by page',
        as: 'nobody',
        run: async (client) => {
          const first = await listPromoEvents(client, { limit: 5 });
          const second = await listPromoEvents(client, { limit: 5, cursor: first.next_cursor });
          return [...first.items, ...second.items];
        },
        check: (events) => expect(new Set(events.map(({ slug }) => slug)).size).toBe(8),
      }),
    ],
    bad: [
      {
        title: 'refuses a page of more than a hundred',
        as: 'nobody',
        run: (client) => listPromoEvents(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listPromoEvents(client), outcomes: forAnybody },
  },
  getPromoEvent: {
    good: [
      good({
        title: 'gives a promo event with its days and its titles',
        as: 'nobody',
        run: (client) => getPromoEvent(client, { idOrSlug: 'shkolnyy-start' }),
        check: (event) =>
          expect(event).toMatchObject({
            name: 'Back to school',
            start_date: '2026-09-01',
            end_date: '2026-09-30',
            is_over: true,
          }),
      }),
    ],
    bad: [
      {
        title: 'does not know another event',
        as: 'nobody',
        run: (client) => getPromoEvent(client, { idOrSlug: 'nowhere' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getPromoEvent(client, { idOrSlug: 'shkolnyy-start' }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
