import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { newPasswordMachine } from './new-password.machine.ts';

/** What the view shows of the choice of a password. */
export interface NewPasswordViewState {
  /** Whose password it is, for the browser's store of passwords. */
  login: string;
  isBusy: boolean;
  /** About the first field. */
  passwordMessage: Message | undefined;
  /** About the second. LOGIN-052 */
  confirmationMessage: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectNewPasswordView(
  snapshot: SnapshotFrom<typeof newPasswordMachine>,
): NewPasswordViewState {
  const { login, message, field } = snapshot.context;
  return {
    login,
    isBusy: snapshot.hasTag('busy'),
    passwordMessage: field === 'password' ? message : undefined,
    confirmationMessage: field === 'confirmation' ? message : undefined,
  };
}
