import { type FaqEntry, type Language, textIn } from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { faqCategories, faqEntries } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';

const entryAnswer = (row: typeof faqEntries.$inferSelect, language: Language): FaqEntry => ({
  id: row.id,
  question: textIn(row.questions, language),
  answer: textIn(row.answers, language),
  category_id: row.categoryId,
});

/** Handlers of the questions and answers. */
export function faqRoutes({ db }: Context): Handlers<'listFaq' | 'getFaqEntry'> {
  return {
    listFaq: async ({ language }) => {
      const categories = await db.select().from(faqCategories).orderBy(asc(faqCategories.position));
      const entries = await db.select().from(faqEntries).orderBy(asc(faqEntries.position));
      return {
        categories: categories.map(({ id, names }) => ({
          id,
          name: textIn(names, language),
          items: entries
            .filter(({ categoryId }) => categoryId === id)
            .map((entry) => entryAnswer(entry, language)),
        })),
      };
    },
    getFaqEntry: async ({ params, language }) => {
      const [entry] = await db.select().from(faqEntries).where(eq(faqEntries.id, params.id));
      if (!entry) throw new Failure('notFound');
      return entryAnswer(entry, language);
    },
  };
}
