import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** A question with its answer. */
export const faqEntrySchema = v.object({
  /** A small number as text: the footer links to `/faq?selected=13`. */
  id: idSchema,
  question: v.string(),
  /** Paragraphs, separated by an empty line. */
  answer: v.string(),
  category_id: idSchema,
});
/** A question with its answer. */
export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;

/** All questions by category; their number is small. */
export const faqSchema = v.object({
  categories: v.array(v.object({ id: idSchema, name: v.string(), items: v.array(faqEntrySchema) })),
});
/** All questions by category. */
export type Faq = v.InferOutput<typeof faqSchema>;

/** Path parameters of the question call. */
export const faqEntryParamsSchema = v.object({ id: idSchema });
