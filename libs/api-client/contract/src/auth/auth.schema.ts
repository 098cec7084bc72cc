import * as v from 'valibot';
import { emailSchema, phoneSchema } from '../primitives.ts';
import { newPasswordSchema, secretTextSchema } from '../secrets.ts';

/** What is typed to sign in: a phone, in any notation, or an e-mail address. */
export const loginSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

/** How a login goes on. LOGIN-020. */
export const loginModeSchema = v.picklist([
  'authorize',
  'register',
  'reset_password',
  'migrate_phone',
]);
/** How a login goes on. */
export type LoginMode = v.InferOutput<typeof loginModeSchema>;

/** What a login is. LOGIN-021. */
export const loginTypeSchema = v.picklist(['phone', 'email']);
/** What a login is. */
export type LoginType = v.InferOutput<typeof loginTypeSchema>;

/** Input of the login check. CALL-003. */
export const loginCheckRequestSchema = v.object({
  login: loginSchema,
  /** Asks whether an account may move to this phone. */
  mode: v.optional(v.literal('migrate_phone')),
});
/** Input of the login check. */
export type LoginCheckRequest = v.InferOutput<typeof loginCheckRequestSchema>;

/** How a login goes on, and what it is. Spec 1 §3. */
export const loginCheckSchema = v.object({
  login_mode: loginModeSchema,
  login_type: loginTypeSchema,
  /** The login that the account must leave for a phone; with `migrate_phone`. LOGIN-022. */
  migrated_from: v.optional(v.string()),
});
/** How a login goes on, and what it is. */
export type LoginCheck = v.InferOutput<typeof loginCheckSchema>;

/** What a one-time code is for. */
export const codePurposeSchema = v.picklist([
  'auth',
  'register',
  'reset_password',
  'migrate_phone',
]);
/** What a one-time code is for. */
export type CodePurpose = v.InferOutput<typeof codePurposeSchema>;

/** Input of the sending of a code by SMS. CALL-004. */
export const smsCodeRequestSchema = v.object({ phone: phoneSchema, purpose: codePurposeSchema });

/** Input of the sending of a code by e-mail. CALL-005. */
export const emailCodeRequestSchema = v.object({ email: emailSchema, purpose: codePurposeSchema });

/** What happens to a code that was sent. */
export const codeSentSchema = v.object({
  /** Seconds until another code is sent; asking before that leaves the earlier code in force. */
  resend_after_seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Digits in the code. */
  code_length: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** What happens to a code that was sent. */
export type CodeSent = v.InferOutput<typeof codeSentSchema>;

/** Input of the check of a code sent by SMS. `action` is the purpose it was sent for. CALL-006. */
export const smsCodeCheckSchema = v.object({
  phone: phoneSchema,
  code: secretTextSchema,
  action: codePurposeSchema,
});

/** Input of the check of a code sent by e-mail. `action` is the purpose it was sent for. CALL-007. */
export const emailCodeCheckSchema = v.object({
  email: emailSchema,
  code: secretTextSchema,
  action: codePurposeSchema,
});

/** Input of the check of the account's password. CALL-008. */
export const passwordCheckSchema = v.object({ password: secretTextSchema });

/** What was checked is right; a wrong code or password is an error. */
export const validSchema = v.object({ valid: v.literal(true) });
/** What was checked is right. */
export type Valid = v.InferOutput<typeof validSchema>;

/** Input of the password reset; the code was sent to one of `email` and `phone`. CALL-009. */
export const passwordResetSchema = v.object({
  confirmation_code: secretTextSchema,
  email: v.optional(emailSchema),
  phone: v.optional(phoneSchema),
  new_password: newPasswordSchema,
});

/** Input of the move to a phone: the code sent to it, and the e-mail address of the account. CALL-010. */
export const phoneMigrationSchema = v.object({
  confirmation_code: secretTextSchema,
  phone: phoneSchema,
  email: emailSchema,
});
