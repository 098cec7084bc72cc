import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';

// A file of its own: the user has a profile, so it is on the first page, and the PIN calls are not.
/** What a profile may buy without the PIN. */
export const purchaseLimitsSchema = v.object({ is_pin_required: v.boolean() });

/** `HH:mm`, in the account's time zone. */
const hourSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When and how long a profile may watch. ENTITY-002. */
export const viewLimitsSchema = v.object({
  /** Start of the hours in which it may watch; later than `allowed_to` they run over midnight. */
  allowed_from: hourSchema,
  /** End of these hours; 00:00 to 23:59 is no limit. */
  allowed_to: hourSchema,
  /** Seconds a day; absent without a limit. */
  max_view_time: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(86_400))),
});
/** When and how long a profile may watch. */
export type ViewLimits = v.InferOutput<typeof viewLimitsSchema>;

/** A viewer of the account. Spec 1 §3. */
export const profileSchema = v.object({
  id: idSchema,
  name: v.string(),
  type: v.picklist(['master', 'additional']),
  icon: v.object({ id: idSchema, image: imageSchema }),
  /** Titles above this age limit ask for the PIN. */
  default_age_limit_id: idSchema,
  /** Titles above this age limit are not for this profile at all. */
  max_age_limit_id: idSchema,
  is_erotic_allowed: v.boolean(),
  purchase_limits: purchaseLimitsSchema,
  is_notifications_allowed: v.boolean(),
  /** Absent where the profile may watch at any time. */
  view_limits: v.optional(viewLimitsSchema),
});
/** A viewer of the account. */
export type Profile = v.InferOutput<typeof profileSchema>;
/** `master` owns the account's PIN and settings. */
export type ProfileType = Profile['type'];
