import * as v from 'valibot';
import { phoneSchema } from '../primitives.ts';
import { secretTextSchema } from '../secrets.ts';

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
/** Input of the sending of a code by SMS. */
export type SmsCodeRequest = v.InferOutput<typeof smsCodeRequestSchema>;

/** What happens to a code that was sent. */
export const smsCodeSentSchema = v.object({
  /** Seconds until another code may be asked for. */
  resend_after_seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Digits in the code. */
  code_length: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** What happens to a code that was sent. */
export type SmsCodeSent = v.InferOutput<typeof smsCodeSentSchema>;

/** Input of the check of a code. `action` is the purpose it was sent for. CALL-006. */
export const smsCodeCheckSchema = v.object({
  phone: phoneSchema,
  code: secretTextSchema,
  action: codePurposeSchema,
});

/** Input of the check of the account's password. CALL-008. */
export const passwordCheckSchema = v.object({ password: secretTextSchema });

/** What was checked is right; a wrong code or password is an error. */
export const validSchema = v.object({ valid: v.literal(true) });
/** What was checked is right. */
export type Valid = v.InferOutput<typeof validSchema>;
