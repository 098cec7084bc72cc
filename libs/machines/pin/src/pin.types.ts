import type { Message, Port, Secret } from '@foyer/core';
import type { Confirmation, PasswordConfirmPorts } from '@foyer/password-confirm';

/** Why the flow was opened, and for whom. */
export interface PinInput {
  /** Let the viewer pass, choose another PIN, or give the PIN up. @default 'check' */
  purpose?: 'check' | 'change' | 'disable';
  profileType: 'master' | 'additional';
  /** Try the default PIN before asking; has an effect for a master profile only. @default false */
  isAutoChecked?: boolean;
  /** A PIN of 0000 must be replaced before the flow ends, as in a payment. @default false */
  hasChangeStep?: boolean;
  /** The user's phone with country code; a reset then asks for an SMS code, else for the password. */
  phone?: string | undefined;
}

/** How the flow ended. The PIN is the one in force now, so after a change it is the new one. */
export type PinOutput =
  | { status: 'accepted'; pin: Secret }
  | { status: 'disabled' }
  /** The profile may not do this: only a master disables the PIN. */
  | { status: 'refused' }
  | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface PinContext {
  purpose: 'check' | 'change' | 'disable';
  profileType: 'master' | 'additional';
  isAutoChecked: boolean;
  hasChangeStep: boolean;
  phone: string | undefined;
  /** The PIN that is being checked, or was right. */
  pin: Secret | undefined;
  /** The PIN that is to replace it. */
  newPin: Secret | undefined;
  confirmation: Confirmation | undefined;
  message: Message | undefined;
  /** Seconds until the PIN may be tried again, counted down. */
  lockedForSeconds: number;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer; a wrong PIN is `valid: false`. */
export interface PinPorts extends PasswordConfirmPorts {
  validatePin: Port<{ pin: Secret }, { valid: boolean }>;
  deletePin: Port<{ confirmation: Confirmation }, unknown>;
  changePin: Port<{ oldPin: Secret; newPin: Secret }, unknown>;
}
