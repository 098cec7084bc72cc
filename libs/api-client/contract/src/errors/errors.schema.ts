import * as v from 'valibot';

/** Body of every answer with a status of 400 to 599. */
export const apiErrorBodySchema = v.object({
  /** One of `errorCodes`, or a number that only the backend knows. */
  error_code: v.pipe(v.number(), v.integer()),
  /** Sentence for the viewer in the session's language. */
  description: v.string(),
  /** Seconds until the call may be tried again; with a 429, and equal to its Retry-After. */
  retry_after_seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
});
/** Body of every answer with a status of 400 to 599. */
export type ApiErrorBody = v.InferOutput<typeof apiErrorBodySchema>;
