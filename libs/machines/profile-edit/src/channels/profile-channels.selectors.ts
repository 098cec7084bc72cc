import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import { type profileChannelsMachine, withChoices } from './profile-channels.machine.ts';

/** What the view shows of the choice. */
export interface ProfileChannelsViewState {
  /** With the choices that are not saved yet. */
  hidden: readonly string[];
  /** Channels whose choice is not saved yet. */
  pending: readonly string[];
  /** Channels whose last choice was taken back. */
  failed: readonly string[];
  message: Message | undefined;
  canEdit: boolean;
}

/** The view's reading of a snapshot. */
export function selectProfileChannelsView({
  context: { hidden, sent, waiting, failed, message, canEdit },
}: SnapshotFrom<typeof profileChannelsMachine>): ProfileChannelsViewState {
  const choices = [...sent, ...waiting];
  return {
    hidden: withChoices(withChoices(hidden, sent), waiting),
    pending: [...new Set(choices.map(({ id }) => id))],
    failed,
    message,
    canEdit,
  };
}
