import type { LoginType } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { SessionData } from '@foyer/session';

/** Whose password is set, and by which code. */
export interface NewPasswordInput {
  type: LoginType;
  /** To which the code was sent: digits of a phone with its call code, or an e-mail address. */
  login: string;
  code: Secret;
}

/** A call that sets a password and signs in. CALL-009 */
export interface PasswordReset extends NewPasswordInput {
  newPassword: Secret;
}

/** What a new password brought. */
export interface ResetAnswer {
  session: SessionData;
  /** The service took it for a registration. Readings 4, LOGIN-040 */
  isNew: boolean;
}

/** How the step ended. */
export type NewPasswordOutput =
  | ({ status: 'signed-in' } & ResetAnswer)
  /** The code is not in force any more; another is needed. */
  | { status: 'wrong-code'; message: Message };

/** What the step remembers; JSON-safe. */
export interface NewPasswordContext extends NewPasswordInput {
  newPassword: Secret | undefined;
  answer: ResetAnswer | undefined;
  message: Message | undefined;
  /** The field that the message is about. */
  field: 'password' | 'confirmation';
}

/** The call of the step. It rejects for a 4xx or 5xx answer. */
export interface NewPasswordPorts {
  resetPassword: Port<PasswordReset, ResetAnswer>;
}
