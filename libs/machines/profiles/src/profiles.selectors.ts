import type { Profile } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { profilesMachine } from './profiles.machine.ts';

type ProfilesSnapshot = SnapshotFrom<typeof profilesMachine>;

/** What the view shows of the selection. */
export interface ProfilesViewState {
  /** After the end the list stays as it was, while the dialog fades. */
  step: 'loading' | 'choosing' | 'pin' | 'failed';
  profiles: readonly Profile[];
  /** The profile to mark: the one that is being switched to, else the one in force. */
  markedId: string | undefined;
  isBusy: boolean;
  /** Only a master adds profiles. PROF-003 */
  canAdd: boolean;
  isClosable: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectProfilesView(snapshot: ProfilesSnapshot): ProfilesViewState {
  const { profiles, wantedId, currentId, isClosable, message } = snapshot.context;
  return {
    step: stepOf(snapshot),
    profiles,
    markedId: wantedId ?? currentId,
    isBusy: snapshot.hasTag('busy'),
    canAdd: profiles.some(({ id, type }) => id === currentId && type === 'master'),
    isClosable,
    message,
  };
}

/** The running flow `pin`, for its own view; nothing in other states. */
export const selectProfilesPin = (snapshot: ProfilesSnapshot) => snapshot.children.pin;

function stepOf(snapshot: ProfilesSnapshot): ProfilesViewState['step'] {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('pin')) return 'pin';
  return snapshot.context.profiles.length > 0 ? 'choosing' : 'failed';
}
