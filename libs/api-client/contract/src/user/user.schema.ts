import * as v from 'valibot';
import { languageSchema, secondsSchema } from '../primitives.ts';
import { profileSchema } from '../profiles/profile.schema.ts';
import { accountSettingsSchema } from './account-settings.schema.ts';
import { systemInfoSchema } from './system-info.schema.ts';

/** How long until another code is sent to a phone or an e-mail address. LOGIN-053. */
export const resendTimerSchema = v.object({
  /** The phone or e-mail address, as the code was sent to it. */
  login: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** How long until another code is sent to a phone or an e-mail address. */
export type ResendTimer = v.InferOutput<typeof resendTimerSchema>;

/** The profile that is watching, with what follows from its limits. */
export const userProfileSchema = v.object({
  ...profileSchema.entries,
  /** Whether it is a child's, to which some calls are closed; absent where a service does not tell. */
  is_child: v.optional(v.boolean()),
});
/** The profile that is watching. */
export type UserProfile = v.InferOutput<typeof userProfileSchema>;

/** Who the session belongs to; also answered for a demo session. Spec 1 §3. */
export const userSchema = v.object({
  /** False in a demo session, and in a restricted one. */
  is_auth: v.boolean(),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Absent until one was chosen. LANG-003, LANG-005. */
  language: v.optional(languageSchema),
  /** IANA name, for example `Europe/Moscow`; all times are shown in it. */
  current_time_zone: v.string(),
  /** Absent in a demo session. */
  profile: v.optional(userProfileSchema),
  /** Of the codes that were asked for in this session. */
  resend_timers: v.array(resendTimerSchema),
  system_info: systemInfoSchema,
  /** Absent in a demo session. */
  account_settings: v.optional(accountSettingsSchema),
  unread_messages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Seconds a day that the profile may watch; absent without a limit. */
  max_view_time: v.optional(secondsSchema),
  /** Seconds that the profile has watched today. */
  cur_view_time: secondsSchema,
  /** Whether the profile may watch on today. */
  is_view_time_left: v.boolean(),
});
/** Who the session belongs to. */
export type User = v.InferOutput<typeof userSchema>;
