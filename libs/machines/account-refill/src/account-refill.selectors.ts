import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { accountRefillMachine } from './account-refill.machine.ts';
import type { RefillAccount } from './account-refill.types.ts';

/** What the view shows. */
export interface AccountRefillViewState {
  /** `waiting`: the viewer has left to top up, and nothing has arrived yet. */
  step: 'offered' | 'waiting' | 'arrived';
  account: RefillAccount;
  /** Minor units. */
  arrived: number;
  isBusy: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectAccountRefillView(
  snapshot: SnapshotFrom<typeof accountRefillMachine>,
): AccountRefillViewState {
  const { account, arrived, message } = snapshot.context;
  const isWaiting = ['away', 'reading', 'waiting'].some((state) =>
    snapshot.matches(state as never),
  );
  const hasArrived = snapshot.matches('arrived') || snapshot.matches('goingOn');
  return {
    step: hasArrived ? 'arrived' : isWaiting ? 'waiting' : 'offered',
    account,
    arrived,
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}
