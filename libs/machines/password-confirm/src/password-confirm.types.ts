import type { Message, Port, Secret } from '@foyer/core';

/** Whom to ask. */
export interface PasswordConfirmInput {
  /** The user's phone with country code; without one the password is asked. */
  phone?: string | undefined;
}

/** What proves that it is the user: goes into the call that needed the proof. */
export interface Confirmation {
  kind: 'code' | 'password';
  secret: Secret;
}

/** How the flow ended. */
export type PasswordConfirmOutput =
  { status: 'confirmed'; confirmation: Confirmation } | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface PasswordConfirmContext {
  phone: string | undefined;
  /** Digits in a code, as the server states. */
  codeLength: number;
  /** Seconds until another code may be sent, counted down; 0 when it may be. */
  resendInSeconds: number;
  /** What was entered and is being checked, or was right. */
  entered: Secret | undefined;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface PasswordConfirmPorts {
  sendCode: Port<{ phone: string }, { resendAfterSeconds: number; codeLength: number }>;
  validateCode: Port<{ phone: string; code: Secret }, { valid: boolean }>;
  validatePassword: Port<{ password: Secret }, { valid: boolean }>;
}
