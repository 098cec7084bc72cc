import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from './recovery.machine.ts';
import type { sessionMachine } from './session.machine.ts';

// Apart from what every page reads: few views wait for a sign-in.

/** The flow that recovers from failed calls; a view that waits for it subscribes to it. */
export const selectRecovery = ({ children }: SnapshotFrom<typeof sessionMachine>) =>
  children.recovery;

/** Whether the session has ended under an open payment, whose dialog must have the viewer sign in again. Case C11 */
export const selectIsSignInDue = (recovery: SnapshotFrom<typeof recoveryMachine>): boolean =>
  recovery.matches('signingIn');
