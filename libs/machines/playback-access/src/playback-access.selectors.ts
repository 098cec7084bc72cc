import type { PlayerAsset, PurchaseHint } from '@foyer/contract';
import type { SnapshotFrom } from 'xstate';
import type { playbackAccessMachine } from './playback-access.machine.ts';

/** What the page shows in place of the film, or the film's asset. */
export interface PlaybackAccessView {
  step:
    | 'opening'
    | 'pin'
    | 'granted'
    | 'visitor'
    | 'forSale'
    | 'unavailable'
    | 'forbidden'
    | 'notNow'
    | 'timeUp'
    | 'failed'
    | 'cancelled';
  asset: PlayerAsset | undefined;
  /** What gives the right to a title that is `forSale`, where the service says it. */
  purchase: PurchaseHint | undefined;
}

/** The only reader of the snapshot. */
export function selectPlaybackAccess(
  snapshot: SnapshotFrom<typeof playbackAccessMachine>,
): PlaybackAccessView {
  const { answer } = snapshot.context;
  const step = snapshot.value === 'deciding' ? 'opening' : snapshot.value;
  const isGranted = step === 'granted' && answer?.status === 'granted';
  return {
    step,
    asset: isGranted ? answer.asset : undefined,
    purchase: answer?.status === 'refused' ? answer.purchase : undefined,
  };
}
