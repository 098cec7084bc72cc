import type { BonusProgram } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { bonusMachine } from './bonus.machine.ts';
import { canChooseLogin, readLogin } from './bonus.rules.ts';

/** The steps that the dialog shows; `none` shows nothing new. */
export type BonusStepName = 'none' | 'loading' | 'register' | 'confirm' | 'error';

/** What the view shows. */
export interface BonusViewState {
  step: BonusStepName;
  /** The program, where there is one. */
  program: BonusProgram | undefined;
  /** What was typed, or the account's own login; a phone with its plus. */
  login: string;
  /** Another login than the account's own may be typed. */
  canChooseLogin: boolean;
  /** Until another code may be sent; 0 where it may. */
  resendInSeconds: number;
  /** The error may be over when all is tried again. */
  canRetry: boolean;
  isBusy: boolean;
  message: Message | undefined;
}

const steps = ['loading', 'register', 'confirm', 'error'] as const;

/** The view's reading of a snapshot. */
export function selectBonusView(snapshot: SnapshotFrom<typeof bonusMachine>): BonusViewState {
  const { offer, login, resendInSeconds, message } = snapshot.context;
  return {
    step: steps.find((step) => snapshot.matches(step)) ?? 'none',
    program: offer?.program,
    login: written(login ?? offer?.ownLogin ?? '', offer?.program),
    canChooseLogin: offer !== undefined && canChooseLogin(offer),
    resendInSeconds,
    canRetry: snapshot.can({ type: 'bonus.retry' }),
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}

/** A phone is sent as digits; what was typed and is none stays as it is. */
const written = (login: string, program: BonusProgram | undefined): string =>
  program?.required_login_type === 'phone' && readLogin(login, 'phone') === login
    ? `+${login}`
    : login;
