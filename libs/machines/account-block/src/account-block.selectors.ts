import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { accountBlockMachine } from './account-block.machine.ts';
import type { BlockScreen } from './account-block.types.ts';

/** What the dialog of a blocked account shows. */
export interface AccountBlockViewState {
  screen: BlockScreen | undefined;
  /** The viewer is being signed out. */
  isBusy: boolean;
  /** Why that failed. */
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export const selectAccountBlockView = (
  snapshot: SnapshotFrom<typeof accountBlockMachine>,
): AccountBlockViewState => ({
  screen: snapshot.context.screen,
  isBusy: snapshot.hasTag('busy'),
  message: snapshot.context.message,
});

/** Whether the account counts as blocked; no longer once the viewer has closed the dialog. ACCT-004 */
export const selectIsAccountBlocked = (
  snapshot: SnapshotFrom<typeof accountBlockMachine>,
): boolean => snapshot.context.isBlocked;
