import type { Message, Secret } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { giftMachine } from './gift.machine.ts';
import type { Gift } from './gift.types.ts';

/** What the place of the certificate shows. */
export type GiftStep = 'loading' | 'ready' | 'spent' | 'missing' | 'failed';

/** What the view shows. */
export interface GiftViewState {
  step: GiftStep;
  gift: Gift | undefined;
  /** In its box; the view opens it where it is drawn. */
  code: Secret | undefined;
  /** What became of the last press. */
  note: Message | undefined;
  /** Why the certificate did not come. */
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectGiftView(snapshot: SnapshotFrom<typeof giftMachine>): GiftViewState {
  const { gift, code, note, message } = snapshot.context;
  return {
    step: stepOf(snapshot),
    gift,
    code,
    note,
    message,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof giftMachine>): GiftStep {
  if (snapshot.matches('reading')) return 'loading';
  if (snapshot.matches('spent')) return 'spent';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.matches('failed') ? 'failed' : 'ready';
}
