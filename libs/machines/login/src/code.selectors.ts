import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { codeMachine } from './code.machine.ts';

/** What the view shows of the code step. */
export interface CodeViewState {
  /** `+79000000002`, or an e-mail address. */
  recipient: string;
  isEmail: boolean;
  codeLength: number;
  /** Seconds until another code may be sent; 0 when it may be, or is being sent. */
  resendInSeconds: number;
  canResend: boolean;
  isBusy: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectCodeView(snapshot: SnapshotFrom<typeof codeMachine>): CodeViewState {
  const { request, codeLength, resendInSeconds, message } = snapshot.context;
  return {
    recipient: request.type === 'phone' ? `+${request.login}` : request.login,
    isEmail: request.type === 'email',
    codeLength,
    resendInSeconds,
    canResend: snapshot.can({ type: 'code.resend' }),
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}
