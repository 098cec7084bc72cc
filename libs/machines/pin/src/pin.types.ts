import type { AgeLimit } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { Confirmation, PasswordConfirmPorts } from '@foyer/password-confirm';

/** Why the flow was opened. */
export type PinPurpose = 'check' | 'change' | 'setUp' | 'disable' | 'lift';

/** Why the flow was opened, and for whom. */
export interface PinInput {
  /**
   * Let the viewer pass, choose another PIN, choose the first one in place of 0000, give the PIN up, or lift the age limits of a profile, so that the PIN is
   * not asked for titles any more: the step `pin_cancel` of spec 2 §4. @default 'check'
   */
  purpose?: PinPurpose;
  /** Of the session's profile. */
  profileType: 'master' | 'additional';
  /** Whose age limits are lifted. @default the session's own profile */
  profileId?: string | undefined;
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
  /** The profile has no age limits any more. */
  | { status: 'lifted' }
  /** The profile may not do this: only a master disables the PIN or lifts limits. */
  | { status: 'refused' }
  | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface PinContext {
  purpose: PinPurpose;
  profileType: 'master' | 'additional';
  profileId: string | undefined;
  isAutoChecked: boolean;
  hasChangeStep: boolean;
  phone: string | undefined;
  /** The PIN that is being checked, or was right. */
  pin: Secret | undefined;
  /** The PIN that is to replace it. */
  newPin: Secret | undefined;
  confirmation: Confirmation | undefined;
  /** The limit that leaves everything free. */
  ageLimitId: string | undefined;
  message: Message | undefined;
  /** Seconds until the PIN may be tried again, counted down. */
  lockedForSeconds: number;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer; a wrong PIN is `valid: false`. */
export interface PinPorts extends PasswordConfirmPorts {
  validatePin: Port<{ pin: Secret }, { valid: boolean }>;
  deletePin: Port<{ confirmation: Confirmation }, unknown>;
  changePin: Port<{ oldPin: Secret; newPin: Secret }, unknown>;
  /** All that the service has, in any order. */
  listAgeLimits: Port<undefined, readonly AgeLimit[]>;
  /** Makes it the limit of both kinds; without `profileId` for the session's own profile. PIN-016 */
  setAgeLimits: Port<{ ageLimitId: string; profileId: string | undefined }, unknown>;
}
