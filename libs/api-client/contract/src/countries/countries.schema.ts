import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';

/** A country with the form of its phones. COUNTRY-001. */
export const countrySchema = v.object({
  id: idSchema,
  /** ISO 3166-1, two capitals. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** In the language of the session. */
  name: v.string(),
  /** Name for addresses and analytics, the same in every language. */
  alias: v.string(),
  /** With the plus sign, for example `+7`. */
  call_code: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
  /** Form of a phone after the call code; each X stands for one digit. COUNTRY-002. */
  maskexp: v.pipe(v.string(), v.regex(/^[X ()-]*X[X ()-]*$/)),
  /** Absent where the service has no picture. */
  image: v.optional(imageSchema),
});
/** A country with the form of its phones. */
export type Country = v.InferOutput<typeof countrySchema>;

/** The countries whose phones can sign in, the default first. */
export const countriesSchema = v.object({ items: v.array(countrySchema) });
/** The countries whose phones can sign in. */
export type Countries = v.InferOutput<typeof countriesSchema>;

/** The country of a phone before another is chosen. COUNTRY-003. */
export const DEFAULT_COUNTRY = {
  code: 'RU',
  call_code: '+7',
  maskexp: '(XXX) XXX-XX-XX',
} as const satisfies Partial<Country>;
