import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { pinMachine } from './pin.machine.ts';

type PinSnapshot = SnapshotFrom<typeof pinMachine>;

/**
 * What the view shows. `none`, nothing new, is while the default PIN is tried, while limits are lifted and at the end;
 * `old` and `lift` are `pin` in a flow that was opened to choose another PIN or to lift limits.
 */
export interface PinViewState {
  step:
    | 'none'
    | 'pin'
    | 'old'
    | 'lift'
    | 'locked'
    | 'confirm'
    | 'deleting'
    | 'failed'
    | 'new'
    | 'repeat';
  isBusy: boolean;
  /** The flow has ended. */
  isOver: boolean;
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
  isOver: snapshot.status === 'done',
  canReset: snapshot.can({ type: 'pin.reset' }),
  message: snapshot.context.message,
  lockedForSeconds: snapshot.context.lockedForSeconds,
});

/** The running confirmation of a reset, for its own view; nothing in other states. */
export const selectPinConfirmation = (snapshot: PinSnapshot) => snapshot.children.passwordConfirm;

const entries = {
  check: 'pin',
  change: 'old',
  setUp: 'old',
  disable: 'pin',
  lift: 'lift',
} as const;

function stepOf(snapshot: PinSnapshot): PinViewState['step'] {
  if (snapshot.matches({ pin: 'locked' })) return 'locked';
  if (snapshot.matches('pin')) return entries[snapshot.context.purpose];
  if (snapshot.matches({ reset: 'confirming' })) return 'confirm';
  if (snapshot.matches({ reset: 'deleting' })) return 'deleting';
  if (snapshot.matches({ reset: 'failed' }) || snapshot.matches({ pinCancel: 'failed' })) {
    return 'failed';
  }
  if (snapshot.matches({ changePin: 'asking' })) return 'new';
  // Saving keeps the second field in place, busy.
  return snapshot.matches('changePin') ? 'repeat' : 'none';
}
