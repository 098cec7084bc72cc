import * as v from 'valibot';
import { languageSchema } from '../primitives.ts';
import { profileSchema } from '../profiles/profile.schema.ts';

/** Who the session belongs to; also answered for a demo session. Spec 1 §3. */
export const userSchema = v.object({
  is_auth: v.boolean(),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  language: languageSchema,
  /** IANA name, for example `Europe/Moscow`; all times are shown in it. */
  current_time_zone: v.string(),
  /** Absent in a demo session. */
  profile: v.optional(profileSchema),
  system_info: v.object({ allowed_login_types: v.array(v.picklist(['phone', 'email'])) }),
  unread_messages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** Who the session belongs to. */
export type User = v.InferOutput<typeof userSchema>;
