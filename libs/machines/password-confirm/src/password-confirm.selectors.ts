import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { passwordConfirmMachine } from './password-confirm.machine.ts';

/** What the view shows of a confirmation. */
export interface PasswordConfirmViewState {
  step: 'code' | 'password';
  isBusy: boolean;
  message: Message | undefined;
  /** Digits in a code. */
  codeLength: number;
  /** Where the code went, in international form. */
  phone: string;
  /** Seconds until another code may be sent; 0 when it may be, or is being sent. */
  resendInSeconds: number;
  canResend: boolean;
}

/** The view's reading of a snapshot. */
export function selectPasswordConfirmView(
  snapshot: SnapshotFrom<typeof passwordConfirmMachine>,
): PasswordConfirmViewState {
  const { context } = snapshot;
  return {
    step: context.phone ? 'code' : 'password',
    isBusy: snapshot.hasTag('busy'),
    message: context.message,
    codeLength: context.codeLength,
    phone: `+${(context.phone ?? '').replace(/\D/g, '')}`,
    resendInSeconds: context.resendInSeconds,
    canResend: snapshot.matches({ code: { delivery: 'ready' } }),
  };
}
