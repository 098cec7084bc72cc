import * as v from 'valibot';
import { loginModeSchema, loginSchema, loginTypeSchema } from '../auth/auth.schema.ts';
import { DEVICE_HEADER } from '../constants.ts';
import { deviceUidSchema, languageSchema } from '../primitives.ts';
import { secretTextSchema } from '../secrets.ts';

/** What the holder of the session cookie is. */
export const sessionSchema = v.object({
  /** `restricted` means that the device limit is reached. SESS-002, SESS-003. */
  session_state: v.picklist(['normal', 'restricted']),
  /** False for a demo session, and for a restricted one until there is room for its device. */
  is_auth: v.boolean(),
});
/** What the holder of the session cookie is. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** Input of the sign-in. SESS-004. */
export const sessionInputSchema = v.object({
  login: loginSchema,
  login_mode: loginModeSchema,
  login_type: loginTypeSchema,
  /** The code sent to a phone, or the password of an e-mail address. */
  password: secretTextSchema,
  /** With an e-mail address that moves to a phone: the code sent to the phone in this session. */
  confirmation_code: v.optional(secretTextSchema),
});
/** Input of the sign-in. */
export type SessionInput = v.InferOutput<typeof sessionInputSchema>;

/** The device that an account's session starts on. */
export const deviceHeadersSchema = v.object({ [DEVICE_HEADER]: deviceUidSchema });

/** The device that a demo session starts on, if it says. */
export const visitorHeadersSchema = v.object({ [DEVICE_HEADER]: v.optional(deviceUidSchema) });

/** A choice of language. */
export const languageChoiceSchema = v.object({ language: languageSchema });
/** A choice of language. */
export type LanguageChoice = v.InferOutput<typeof languageChoiceSchema>;
