import * as v from 'valibot';

/** Name of the header that licence requests carry, in small letters. DRM-001. */
export const PRE_AUTHORIZATION_HEADER = 'preauthorization';

/** Headers of a licence request; without the token it is refused. */
export const licenceHeadersSchema = v.object({
  [PRE_AUTHORIZATION_HEADER]: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** Key ids whose keys a ClearKey player asks for, base64url without padding. */
export const clearKeyRequestSchema = v.object({
  kids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)),
  type: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** JWK set of a ClearKey licence. */
export const clearKeyLicenceSchema = v.object({
  keys: v.array(v.object({ kty: v.literal('oct'), kid: v.string(), k: v.string() })),
  type: v.optional(v.string()),
});
/** JWK set of a ClearKey licence. */
export type ClearKeyLicence = v.InferOutput<typeof clearKeyLicenceSchema>;
