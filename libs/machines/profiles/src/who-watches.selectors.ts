import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { whoWatchesMachine } from './who-watches.machine.ts';

/** The flow that the dialog shows: the selection or the wizard; nothing after the end. */
export const selectShownFlow = ({
  children,
}: SnapshotFrom<typeof whoWatchesMachine>): AnyActorRef | undefined =>
  children.profileWizard ?? children.profiles;

/** What the dialog has to know of the flow that it shows. */
export interface ShownFlowState {
  /** There is something to see. */
  isReady: boolean;
  isClosable: boolean;
  /** A PIN is asked for, a switch is on its way or a profile is being made: none of it bears a reload. */
  isUnderWay: boolean;
}

/** Reads a snapshot of {@link selectShownFlow}. */
export const selectShownFlowState = (snapshot: AnyMachineSnapshot | undefined): ShownFlowState => ({
  isReady: snapshot !== undefined && !snapshot.matches('loading'),
  isClosable:
    snapshot !== undefined &&
    (snapshot.can({ type: 'profiles.close' }) || snapshot.can({ type: 'wizard.close' })),
  isUnderWay:
    snapshot !== undefined &&
    (snapshot.machine.id !== 'profiles' ||
      snapshot.matches('pin') ||
      snapshot.matches('switching')),
});
