import * as v from 'valibot';
import type { Language } from '../primitives.ts';

/** A text in the languages of the service; Russian stands in where one is missing. */
export const textsSchema = v.object({
  rus: v.string(),
  eng: v.optional(v.string()),
  hye: v.optional(v.string()),
});
/** A text in the languages of the service; Russian stands in where one is missing. */
export type Texts = v.InferOutput<typeof textsSchema>;

/** The text in a language, in Russian when there is none. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.rus;
