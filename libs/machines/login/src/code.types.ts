import type { CodePurpose, LoginMode, LoginType } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { CodeDelivery, CodeSent } from '@foyer/core/code-delivery';
import type { SessionData } from '@foyer/session';

/** Where a code goes, and what for. */
export interface CodeRequest {
  /** `phone` by SMS, `email` by e-mail. */
  type: LoginType;
  /** Digits of the phone with its call code, or an e-mail address. */
  login: string;
  purpose: CodePurpose;
}

/** Whom a session is asked for. */
export interface SignInLogin {
  login: string;
  type: LoginType;
  mode: LoginMode;
}

/** A call for a session. SESS-004 */
export interface SessionRequest extends SignInLogin {
  /** The code sent to a phone, or the password of an e-mail address. */
  password: Secret;
  /** The code sent to the phone that an account moves to. */
  confirmationCode?: Secret;
}

/** Which code is awaited, and what is done with it. */
export interface CodeInput {
  request: CodeRequest;
  /** Whom the code signs in; without it the code is only checked, and stays in force for the next call. */
  signIn: SignInLogin | undefined;
  /** The password that goes with the code when an account moves to a phone. */
  password: Secret | undefined;
  /** Why the code is asked for again. */
  message: Message | undefined;
}

/** How the step ended. */
export type CodeOutput =
  | { status: 'signed-in'; session: SessionData }
  /** The code is right, and in force for the call that needs it. */
  | { status: 'valid'; code: Secret }
  /** The code was not looked at, because the password beside it is wrong. */
  | { status: 'wrong-password'; message: Message };

/** What the step remembers; JSON-safe. */
export interface CodeContext extends CodeInput, CodeDelivery {
  /** The code that is being checked, or was right. */
  code: Secret | undefined;
  session: SessionData | undefined;
}

/** The calls of the step. They reject for a 4xx or 5xx answer; a wrong code is one. */
export interface CodePorts {
  sendCode: Port<CodeRequest, CodeSent>;
  validateCode: Port<CodeRequest & { code: Secret }, unknown>;
  createSession: Port<SessionRequest, SessionData>;
}
