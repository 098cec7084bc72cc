import * as v from 'valibot';

/** Where the viewer is served, for analytics, and how one can sign in. ENTITY-013. */
export const systemInfoSchema = v.object({
  /** Empty where nobody can sign in. LOGIN-054, LOGIN-055. */
  allowed_login_types: v.array(v.picklist(['phone', 'email'])),
  /** Region of the account. */
  home_mrf: v.string(),
  /** Region of the request. */
  current_mrf: v.string(),
  client_ip: v.string(),
  /** Number of the account; absent without one. */
  san: v.optional(v.string()),
  is_test: v.boolean(),
  /** How channels reach the viewer, for example `ott`. */
  broadcast_type: v.string(),
  /** Place of the account. */
  location: v.string(),
  sub_location: v.string(),
  /** Place of the request. */
  cur_location: v.string(),
  cur_sub_location: v.string(),
});
/** Where the viewer is served, and how one can sign in. */
export type SystemInfo = v.InferOutput<typeof systemInfoSchema>;
