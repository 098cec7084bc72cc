import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { pinMachine } from './pin.machine.ts';

type PinSnapshot = SnapshotFrom<typeof pinMachine>;

/**
 * What the view shows. `none`, nothing, is while the default PIN is tried and at the end; `old` is `pin` in a flow that
 * was opened to choose another PIN.
 */
export interface PinViewState {
  step: 'none' | 'pin' | 'old' | 'locked' | 'confirm' | 'deleting' | 'failed' | 'new' | 'repeat';
  isBusy: boolean;
  /** The viewer may say that they forgot the PIN. */
  canReset: boolean;
  message: Message | undefined;
  /** Seconds until the PIN may be tried again. */
  lockedForSeconds: number;
}

/** The view's reading of a snapshot. */
export const selectPinView = (snapshot: PinSnapshot): PinViewState => ({
  step: stepOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  canReset: snapshot.can({ type: 'pin.reset' }),
  message: snapshot.context.message,
  lockedForSeconds: snapshot.context.lockedForSeconds,
});

/** The running confirmation of a reset, for its own view; nothing in other states. */
export const selectPinConfirmation = (snapshot: PinSnapshot) => snapshot.children.passwordConfirm;

function stepOf(snapshot: PinSnapshot): PinViewState['step'] {
  if (snapshot.matches({ pin: 'locked' })) return 'locked';
  if (snapshot.matches('pin')) return snapshot.context.purpose === 'change' ? 'old' : 'pin';
  if (snapshot.matches({ reset: 'confirming' })) return 'confirm';
  if (snapshot.matches({ reset: 'deleting' })) return 'deleting';
  if (snapshot.matches({ reset: 'failed' })) return 'failed';
  if (snapshot.matches({ change: 'asking' })) return 'new';
  // Saving keeps the second field in place, busy.
  return snapshot.matches('change') ? 'repeat' : 'none';
}
