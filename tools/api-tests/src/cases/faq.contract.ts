import { getFaqEntry, listFaq } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the questions and answers. */
export const faqCases = {
  listFaq: {
    good: [
      good({
        title: 'gives all questions by category',
        as: 'nobody',
        run: (client) => listFaq(client),
        check: ({ categories }) =>
          expect(categories.map(({ name, items }) => [name, items.length])).toEqual([
            ['Getting started', 5],
            ['Profiles and children', 5],
            ['Payment and subscriptions', 7],
            ['Watching and devices', 8],
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listFaq(client), outcomes: forAnybody },
  },
  getFaqEntry: {
    good: [
      good({
        title: 'gives one question with its answer',
        as: 'nobody',
        run: (client) => getFaqEntry(client, { id: '13' }),
        check: ({ question, category_id: category }) =>
          expect([question, category]).toEqual(['How do I cancel a subscription?', 'payment']),
      }),
    ],
    bad: [
      {
        title: 'does not know another question',
        as: 'nobody',
        run: (client) => getFaqEntry(client, { id: '99' }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => getFaqEntry(client, { id: '0' }), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
