import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { cardChallengeMachine } from './card-challenge.machine.ts';

/** What the view shows. */
export interface CardChallengeViewState {
  /** The frame's address; nothing where the bank's page stands in none. */
  frameUrl: string | undefined;
  /** The frame is loading, or the browser is on its way to the bank's page. */
  isBusy: boolean;
  secondsLeft: number;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectCardChallengeView(
  snapshot: SnapshotFrom<typeof cardChallengeMachine>,
): CardChallengeViewState {
  const { url, secondsLeft, message } = snapshot.context;
  return {
    frameUrl: snapshot.matches({ open: { page: 'frame' } }) ? url : undefined,
    isBusy: snapshot.hasTag('busy'),
    secondsLeft,
    message,
  };
}
