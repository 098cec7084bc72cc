import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** What a viewer reports, with what was being watched. Spec 3 §7 "feedback". */
export const feedbackSchema = v.object({
  /** The chosen reasons joined by commas, or the viewer's own words. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  content_id: v.optional(v.pipe(idSchema, v.maxLength(100))),
  content_type: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
/** What a viewer reports. */
export type Feedback = v.InferOutput<typeof feedbackSchema>;
