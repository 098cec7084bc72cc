import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';

// A file of its own: the user has a profile, so it is on the first page, and the PIN calls are not.
/** What a profile may buy without the PIN. */
export const purchaseLimitsSchema = v.object({ is_pin_required: v.boolean() });

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
});
/** A viewer of the account. */
export type Profile = v.InferOutput<typeof profileSchema>;
/** `master` owns the account's PIN and settings. */
export type ProfileType = Profile['type'];
