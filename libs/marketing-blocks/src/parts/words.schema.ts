import * as v from 'valibot';

/** Longest headline that is shown, in characters. */
const TITLE_MAX = 200;
/** Longest text that is shown, in characters: a contract has many. */
const TEXT_MAX = 50_000;

/** A headline: what is empty or too long is no headline. */
export const titleSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(TITLE_MAX));

/** A text that may hold HTML. */
export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(TEXT_MAX));

/** A field that a block can do without: what is empty or broken is as if it were not there. */
export const spare = <Field extends v.GenericSchema>(field: Field) =>
  v.fallback(v.optional(field), undefined);
