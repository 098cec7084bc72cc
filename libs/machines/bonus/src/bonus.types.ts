import type { BonusProgram } from '@foyer/contract';
import type { Port, Secret } from '@foyer/core';
import type { CodeDelivery, CodeSent } from '@foyer/core/code-delivery';

/** Which program is joined. */
export interface BonusInput {
  programId: string;
}

/** How the flow ended. */
export type BonusOutput =
  /** The service has taken the account in, or works on it: what the page knows of the program is old. BONUS-002 */
  { status: 'joined' } | { status: 'left' };

/** A program, and what the account could join it by. */
export interface BonusOffer {
  program: BonusProgram;
  /** The account's phone as `+79000000005`, or its e-mail address: of the kind that the program wants. */
  ownLogin: string | undefined;
}

/** A login on its way to a program. BONUS-017 */
export interface BonusLogin {
  programId: string;
  /** Digits of a phone with those of its country, or an e-mail address. */
  login: string;
  loginType: BonusProgram['required_login_type'];
}

/** What the service answers to a login. BONUS-017 */
export interface BonusAnswer {
  /** `need_confirm`, or the new status of the program. */
  status: string;
  /** Goes with the code; there is one where the login is to be confirmed. */
  requestId?: string | undefined;
  /** Until another code may be sent. BONUS-014 */
  resendAfterSeconds?: number | undefined;
}

/** What the flow remembers; JSON-safe, the code in a box. */
export interface BonusContext extends BonusInput, CodeDelivery {
  offer: BonusOffer | undefined;
  /** As it was sent, or as it was typed where it is none. */
  login: string | undefined;
  requestId: string | undefined;
  /** The code that is being checked. */
  code: Secret | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer, a wrong code among them. */
export interface BonusPorts {
  findOffer: Port<BonusInput, BonusOffer>;
  register: Port<BonusLogin, BonusAnswer>;
  confirm: Port<BonusInput & { requestId: string; code: Secret }, unknown>;
}

/** A code that was sent once more, or the word that none is needed. */
export type BonusResent = CodeSent & BonusAnswer;
