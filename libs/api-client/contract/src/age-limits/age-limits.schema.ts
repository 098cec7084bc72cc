import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** An age limit of titles and profiles. Spec 1 §3. */
export const ageLimitSchema = v.object({
  id: idSchema,
  /** As shown, for example `16+`. */
  name: v.string(),
  /** Years. */
  age_value: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** An age limit of titles and profiles. */
export type AgeLimit = v.InferOutput<typeof ageLimitSchema>;

/** All age limits, the lowest first. */
export const ageLimitsSchema = v.object({ items: v.array(ageLimitSchema) });
/** All age limits, the lowest first. */
export type AgeLimits = v.InferOutput<typeof ageLimitsSchema>;
