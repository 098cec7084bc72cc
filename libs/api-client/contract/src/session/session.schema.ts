import * as v from 'valibot';
import { languageSchema } from '../primitives.ts';

/** What the holder of the session cookie is. */
export const sessionSchema = v.object({
  /** `restricted` means that the device limit is reached. */
  session_state: v.picklist(['normal', 'restricted']),
  /** False for a demo session. */
  is_auth: v.boolean(),
});
/** What the holder of the session cookie is. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** A choice of language. */
export const languageChoiceSchema = v.object({ language: languageSchema });
/** A choice of language. */
export type LanguageChoice = v.InferOutput<typeof languageChoiceSchema>;
