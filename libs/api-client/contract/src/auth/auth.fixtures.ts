import type { CodeSent, LoginCheck } from './auth.schema.ts';

/** A phone that has an account. */
export const knownPhoneFixture: LoginCheck = { login_mode: 'authorize', login_type: 'phone' };

/** A phone that has no account yet. */
export const newPhoneFixture: LoginCheck = { login_mode: 'register', login_type: 'phone' };

/** An e-mail address that has an account. */
export const knownEmailFixture: LoginCheck = { login_mode: 'authorize', login_type: 'email' };

/** An account that must move to a phone. */
export const oldEmailFixture: LoginCheck = {
  login_mode: 'migrate_phone',
  login_type: 'email',
  migrated_from: 'old@example.org',
};

/** A code just sent by SMS. */
export const smsCodeSentFixture: CodeSent = { resend_after_seconds: 60, code_length: 4 };

/** A code just sent by e-mail. */
export const emailCodeSentFixture: CodeSent = { resend_after_seconds: 60, code_length: 6 };
