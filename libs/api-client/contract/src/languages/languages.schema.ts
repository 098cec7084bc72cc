import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { languageSchema } from '../primitives.ts';

/** A language of the interface. ENTITY-007. */
export const languageOptionSchema = v.object({
  code: languageSchema,
  /** In the language itself. */
  name: v.string(),
  /** Absent where the service has no picture. */
  image: v.optional(imageSchema),
});
/** A language of the interface. */
export type LanguageOption = v.InferOutput<typeof languageOptionSchema>;

/** The languages to choose from. LANG-006. */
export const languagesSchema = v.object({ items: v.array(languageOptionSchema) });
/** The languages to choose from. */
export type Languages = v.InferOutput<typeof languagesSchema>;
