import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

/** What pages need to know of the session. */
export interface SessionViewState {
  /** `unknown` until the service has said it, and while the session is being exchanged. */
  viewer: 'unknown' | 'demo' | 'authenticated' | 'restricted' | 'blocked';
}

/** The reading of a snapshot. */
export function selectSessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionViewState {
  const { viewer } = snapshot.value;
  return {
    viewer:
      viewer === 'demo' ||
      viewer === 'authenticated' ||
      viewer === 'restricted' ||
      viewer === 'blocked'
        ? viewer
        : 'unknown',
  };
}

/** Whether a failed call has ended the session or is about to load the page anew: what follows is in hand. Spec 1 §8 */
export const selectIsRecovering = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  snapshot.children.recovery?.getSnapshot().matches('calm') === false;

/** Whether the viewer is in the middle of something that no reload may cut off. Readings 19 */
export const selectIsBusy = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  (snapshot.children.renewal?.getSnapshot().context.busy ?? []).length > 0;
