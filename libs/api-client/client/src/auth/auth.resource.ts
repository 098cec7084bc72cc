import {
  sendSmsCodeOperation,
  validatePasswordOperation,
  validateSmsCodeOperation,
  type CodePurpose,
  type SecretValue,
  type SmsCodeSent,
  type Valid,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/**
 * Sends a one-time code by SMS.
 *
 * @param phone - In international form without spaces, for example `+79000000002`.
 * @throws {@link ApiError} 1000060 with `retryAfterSeconds` when codes are asked for too often.
 */
export function sendSmsCode(
  client: Client,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  signal?: AbortSignal,
): Promise<SmsCodeSent> {
  return client.call(sendSmsCodeOperation, { body: { phone, purpose } }, signal);
}

/** Checks a one-time code for the purpose it was sent for. @throws {@link ApiError} 1000061 for a wrong one. */
export function validateSmsCode(
  client: Client,
  { phone, code, action }: { phone: string; code: SecretValue; action: CodePurpose },
  signal?: AbortSignal,
): Promise<Valid> {
  const body = { phone, code: code.reveal(), action };
  return client.call(validateSmsCodeOperation, { body }, signal);
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
