import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** What the demo's media origin holds. */
export const originAssets = [
  'film',
  'film-protected',
  'trailer',
  'showcase',
  'ad-1',
  'ad-2',
] as const;

const nameSchema = v.pipe(idSchema, v.maxLength(200));

/** Path parameters of a media file; `file` may hold slashes. */
export const originParamsSchema = v.object({ asset: v.picklist(originAssets), file: nameSchema });

/** Which rendering of a stream is wanted, for example `web`: the demo has one. ENGINE-019, ENGINE-021. */
const profileSchema = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** Query of a media file. */
export const originQuerySchema = v.object({
  profile: profileSchema,
  /** The `cdn_token` of a tokenised preview; its streams then lie where the answer leads. */
  token: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Path parameters of a file of a stream; the token allows one stream only. */
export const streamParamsSchema = v.object({
  token: v.pipe(idSchema, v.maxLength(200)),
  stream: nameSchema,
  file: nameSchema,
});

/** Query of a file of a stream. */
export const streamQuerySchema = v.object({
  profile: profileSchema,
  /**
   * Seconds before now, as a negative number: the live stream as it was then, and going on from there.
   * Reckoned from what a live viewer sees. LIVE-003.
   */
  offset: v.optional(v.pipe(v.string(), v.regex(/^(0|-\d{1,7})$/))),
});
