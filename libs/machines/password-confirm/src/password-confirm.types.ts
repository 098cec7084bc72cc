import type { Port, Secret } from '@foyer/core';
import type { CodeDelivery, CodeSent } from '@foyer/core/code-delivery';

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
export interface PasswordConfirmContext extends CodeDelivery {
  phone: string | undefined;
  /** What was entered and is being checked, or was right. */
  entered: Secret | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface PasswordConfirmPorts {
  sendCode: Port<{ phone: string }, CodeSent>;
  validateCode: Port<{ phone: string; code: Secret }, { valid: boolean }>;
  validatePassword: Port<{ password: Secret }, { valid: boolean }>;
}
