import {
  createVisitorSessionOperation,
  createSessionOperation,
  deleteSessionOperation,
  DEVICE_HEADER,
  getSessionOperation,
  setLanguageOperation,
  updateSessionOperation,
  type Language,
  type LoginMode,
  type LoginType,
  type SecretValue,
  type Session,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Starts a session without an account; its cookie comes with the answer. */
export function createVisitorSession(
  client: Client,
  { deviceUid }: { deviceUid?: string | undefined } = {},
  signal?: AbortSignal,
): Promise<Session> {
  const headers = deviceUid === undefined ? {} : { [DEVICE_HEADER]: deviceUid };
  return client.call(createVisitorSessionOperation, { headers }, signal);
}

/** What a sign-in sends. */
export interface SignIn {
  /** A phone in any notation, or an e-mail address. */
  login: string;
  /** As the login check answered. */
  loginMode: LoginMode;
  /** As the login check answered. */
  loginType: LoginType;
  /** The code sent to a phone, or the password of an e-mail address. */
  password: SecretValue;
  /** With an e-mail address that moves to a phone: the code sent to the phone in this session. */
  confirmationCode?: SecretValue | undefined;
  /** The uid that the front end stores. */
  deviceUid: string;
}

/**
 * Signs in, or makes the account; the cookie of a new session comes with the answer.
 *
 * @returns `restricted` when the account has no room for this device.
 * @throws {@link ApiError} 1000061 for a wrong code, 1000062 for a wrong password, 1000065 when the
 * account must move to a phone first.
 */
export function createSession(
  client: Client,
  { login, loginMode, loginType, password, confirmationCode, deviceUid }: SignIn,
  signal?: AbortSignal,
): Promise<Session> {
  const body = {
    login,
    login_mode: loginMode,
    login_type: loginType,
    password: password.reveal(),
    ...(confirmationCode ? { confirmation_code: confirmationCode.reveal() } : {}),
  };
  const headers = { [DEVICE_HEADER]: deviceUid };
  return client.call(createSessionOperation, { headers, body }, signal);
}

/** The running session. @throws {@link ApiError} 1000023 when there is none. */
export function getSession(client: Client, signal?: AbortSignal): Promise<Session> {
  return client.call(getSessionOperation, {}, signal);
}

/**
 * Goes on with the session under a new cookie. A restricted session becomes normal when there is
 * room for its device by now, so this is what follows the removal of a device.
 */
export function updateSession(client: Client, signal?: AbortSignal): Promise<Session> {
  return client.call(updateSessionOperation, {}, signal);
}

/** Signs out; the cookie is gone with the answer. */
export function deleteSession(client: Client, signal?: AbortSignal): Promise<void> {
  return client.call(deleteSessionOperation, {}, signal);
}

/** Chooses the language of the session's answers. */
export function setLanguage(
  client: Client,
  { language }: { language: Language },
  signal?: AbortSignal,
): Promise<Session> {
  return client.call(setLanguageOperation, { body: { language } }, signal);
}
