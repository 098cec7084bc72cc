import type { faqCategories, faqEntries } from '../../database/schema.ts';
import type { FaqCategorySeed } from './faq-seed.ts';
import { paymentFaq } from './payment.faq.ts';
import { profilesFaq } from './profiles.faq.ts';
import { startFaq } from './start.faq.ts';
import { watchingFaq } from './watching.faq.ts';

const categories: readonly FaqCategorySeed[] = [startFaq, profilesFaq, paymentFaq, watchingFaq];

/** Questions and answers as the database keeps them; an entry's id is its number over all categories. */
export const faqRows: {
  categories: readonly (typeof faqCategories.$inferInsert)[];
  entries: readonly (typeof faqEntries.$inferInsert)[];
} = {
  categories: categories.map(({ id, names }, position) => ({ id, names, position })),
  entries: categories
    .flatMap(({ id, entries }) => entries.map((entry) => ({ categoryId: id, ...entry })))
    .map((entry, position) => ({ ...entry, id: String(position), position })),
};
