import {
  checkLoginOperation,
  DEVICE_HEADER,
  migratePhoneOperation,
  resetPasswordOperation,
  sendEmailCodeOperation,
  sendSmsCodeOperation,
  validateEmailCodeOperation,
  validatePasswordOperation,
  validateSmsCodeOperation,
  type CodePurpose,
  type CodeSent,
  type LoginCheck,
  type SecretValue,
  type Session,
  type Valid,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Says how a login goes on: which step follows, and whether it is a phone or an e-mail address.
 *
 * @param login - A phone in any notation, or an e-mail address.
 * @param mode - `migrate_phone` asks whether an account may move to this phone.
 * @throws {@link ApiError} 1000063 when it may not, because the phone is another account's.
 */
export function checkLogin(
  client: Client,
  { login, mode }: { login: string; mode?: 'migrate_phone' | undefined },
  signal?: AbortSignal,
): Promise<LoginCheck> {
  const body = mode ? { login, mode } : { login };
  return client.call(checkLoginOperation, { body }, signal);
}

/**
 * Sends a one-time code by SMS; it is good in this session only.
 *
 * @param phone - In international form without spaces, for example `+79000000002`.
 * @throws {@link ApiError} 1000060 with `retryAfterSeconds` when codes are asked for too often.
 */
export function sendSmsCode(
  client: Client,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  signal?: AbortSignal,
): Promise<CodeSent> {
  return client.call(sendSmsCodeOperation, { body: { phone, purpose } }, signal);
}

/**
 * Sends a one-time code by e-mail; it is good in this session only. An address without an account
 * is answered alike.
 *
 * @throws {@link ApiError} 1000060 with `retryAfterSeconds` when codes are asked for too often.
 */
export function sendEmailCode(
  client: Client,
  { email, purpose }: { email: string; purpose: CodePurpose },
  signal?: AbortSignal,
): Promise<CodeSent> {
  return client.call(sendEmailCodeOperation, { body: { email, purpose } }, signal);
}

/** Checks a code sent by SMS for its purpose, and leaves it in force. @throws {@link ApiError} 1000061 for a wrong one. */
export function validateSmsCode(
  client: Client,
  { phone, code, action }: { phone: string; code: SecretValue; action: CodePurpose },
  signal?: AbortSignal,
): Promise<Valid> {
  const body = { phone, code: code.reveal(), action };
  return client.call(validateSmsCodeOperation, { body }, signal);
}

/** Checks a code sent by e-mail for its purpose, and leaves it in force. @throws {@link ApiError} 1000061 for a wrong one. */
export function validateEmailCode(
  client: Client,
  { email, code, action }: { email: string; code: SecretValue; action: CodePurpose },
  signal?: AbortSignal,
): Promise<Valid> {
  const body = { email, code: code.reveal(), action };
  return client.call(validateEmailCodeOperation, { body }, signal);
}

/** Checks the password of the account. @throws {@link ApiError} 1000062 for a wrong one. */
export function validatePassword(
  client: Client,
  { password }: { password: SecretValue },
  signal?: AbortSignal,
): Promise<Valid> {
  const body = { password: password.reveal() };
  return client.call(validatePasswordOperation, { body }, signal);
}

/** What a password reset sends. */
export interface PasswordReset {
  /** Where the code was sent. */
  to: { email: string } | { phone: string };
  confirmationCode: SecretValue;
  /** At least eight characters. */
  newPassword: SecretValue;
  deviceUid: string;
}

/**
 * Sets a new password by a code and signs in; the account's other sessions end.
 *
 * @throws {@link ApiError} 1000061 for a wrong code.
 */
export function resetPassword(
  client: Client,
  { to, confirmationCode, newPassword, deviceUid }: PasswordReset,
  signal?: AbortSignal,
): Promise<Session> {
  const body = {
    ...to,
    confirmation_code: confirmationCode.reveal(),
    new_password: newPassword.reveal(),
  };
  const headers = { [DEVICE_HEADER]: deviceUid };
  return client.call(resetPasswordOperation, { headers, body }, signal);
}

/**
 * Makes a phone the login of the account that is signed in.
 *
 * @param confirmationCode - Sent to the phone in this session for the purpose `migrate_phone`.
 * @param email - The address of the account.
 * @throws {@link ApiError} 1000061 for a wrong code, 1000063 when the phone is another account's.
 */
export function migratePhone(
  client: Client,
  {
    confirmationCode,
    phone,
    email,
  }: { confirmationCode: SecretValue; phone: string; email: string },
  signal?: AbortSignal,
): Promise<void> {
  const body = { confirmation_code: confirmationCode.reveal(), phone, email };
  return client.call(migratePhoneOperation, { body }, signal);
}
