import * as v from 'valibot';
import { PROFILE_NAME_MAX_LENGTH } from '../constants.ts';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';
import { pinSchema, secretTextSchema } from '../secrets.ts';
import { profileSchema, purchaseLimitsSchema, viewLimitsSchema } from './profile.schema.ts';

/** The profiles of the account, the master first. */
export const profilesSchema = v.object({ items: v.array(profileSchema) });
/** The profiles of the account, the master first. */
export type Profiles = v.InferOutput<typeof profilesSchema>;

const profileNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(PROFILE_NAME_MAX_LENGTH),
);

/** Input of the creation of a profile. CALL-020. */
export const profileCreationSchema = v.object({ name: profileNameSchema });

/** Query of the icons: those of one type of profile, or all. CALL-022. */
export const profileIconsQuerySchema = v.object({
  type: v.optional(v.picklist(['master', 'additional'])),
});

/** A picture that a profile may have as its icon. ENTITY-004. */
export const profileIconSchema = v.object({ icon_id: idSchema, image: imageSchema });
/** The icons to choose from. */
export const profileIconsSchema = v.object({ items: v.array(profileIconSchema) });
/** The icons to choose from. */
export type ProfileIcons = v.InferOutput<typeof profileIconsSchema>;

/** The channels that a profile does not want in its list. */
export const profileChannelsSchema = v.object({
  hidden_channel_ids: v.pipe(v.array(v.pipe(idSchema, v.maxLength(100))), v.maxLength(500)),
});
/** The channels that a profile does not want in its list. */
export type ProfileChannels = v.InferOutput<typeof profileChannelsSchema>;

/** What may be changed in a profile; an absent field stays as it is. Spec 1 §7 "profile edit". */
export const profileChangesSchema = v.object({
  name: v.optional(profileNameSchema),
  icon: v.optional(v.object({ id: idSchema })),
  default_age_limit_id: v.optional(idSchema),
  max_age_limit_id: v.optional(idSchema),
  is_erotic_allowed: v.optional(v.boolean()),
  purchase_limits: v.optional(purchaseLimitsSchema),
  is_notifications_allowed: v.optional(v.boolean()),
  view_limits: v.optional(viewLimitsSchema),
});
/** What may be changed in a profile. */
export type ProfileChanges = v.InferOutput<typeof profileChangesSchema>;

/** What says what a profile may watch, when, for how long, and what it may buy. */
export const profileLimitFields = [
  'default_age_limit_id',
  'max_age_limit_id',
  'is_erotic_allowed',
  'purchase_limits',
  'view_limits',
] as const satisfies readonly (keyof ProfileChanges)[];

/** Path parameters of calls about one profile. */
export const profileParamsSchema = v.object({ id: idSchema });

/** Input of the profile switch. CALL-016. */
export const profileSwitchSchema = v.object({ id: idSchema, pin_code: v.optional(pinSchema) });

/** Input of the PIN check. CALL-017. */
export const pinCheckSchema = v.object({ pin_code: pinSchema });

/** Verdict on a PIN; a wrong one is an answer, not an error. */
export const pinVerdictSchema = v.object({ valid: v.boolean() });
/** Verdict on a PIN. */
export type PinVerdict = v.InferOutput<typeof pinVerdictSchema>;

/** Input of the PIN change. CALL-019. */
export const pinChangeSchema = v.object({ old_pin: pinSchema, new_pin: pinSchema });

/** Input of the PIN deletion: the password, or a code sent to the phone. CALL-018. */
export const pinDeletionSchema = v.object({
  password: v.optional(secretTextSchema),
  confirmation_code: v.optional(secretTextSchema),
});
