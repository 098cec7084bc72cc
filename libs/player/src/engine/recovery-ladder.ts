import { RECOVERY_FORGIVEN_MS } from './limits.ts';

/** What to try against an error of the decoder or the engine, the gentlest first. */
export type RecoveryStep =
  /** Let the library repair what it has: new buffers, the same playback. */
  | 'repair'
  /** Make the engine anew at the same place. */
  | 'recreate'
  /** Tell people. */
  | 'give-up';

/** Remembers what has been tried. */
export interface RecoveryLadder {
  /** The next step, at a time in milliseconds of any clock. */
  next: (now: number) => RecoveryStep;
  /** The engine is to be made anew for another reason; false where that was done already and did not help. */
  spendRecreation: (now: number) => boolean;
}

/** One repair, then one new engine, then the error; both are given back after a time without trouble. */
export function createRecoveryLadder(): RecoveryLadder {
  const steps: readonly RecoveryStep[] = ['repair', 'recreate', 'give-up'];
  let climbed = 0;
  let last = Number.NEGATIVE_INFINITY;

  const visit = (now: number) => {
    if (now - last > RECOVERY_FORGIVEN_MS) climbed = 0;
    last = now;
  };
  return {
    next: (now) => {
      visit(now);
      const step = steps[climbed] ?? 'give-up';
      climbed = Math.min(climbed + 1, steps.length - 1);
      return step;
    },
    spendRecreation: (now) => {
      visit(now);
      const isLeft = climbed < 2;
      climbed = 2;
      return isLeft;
    },
  };
}
