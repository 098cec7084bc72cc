import { describe, expect, it } from 'vitest';
import { createRecoveryLadder } from './recovery-ladder.ts';

describe('createRecoveryLadder', () => {
  it('repairs once, makes the engine anew once, and then gives up', () => {
    const ladder = createRecoveryLadder();
    expect([0, 1_000, 2_000, 3_000].map(ladder.next)).toEqual([
      'repair',
      'recreate',
      'give-up',
      'give-up',
    ]);
  });

  it('begins anew after 30 s without trouble', () => {
    const ladder = createRecoveryLadder();
    expect([0, 1_000, 31_001].map(ladder.next)).toEqual(['repair', 'recreate', 'repair']);
  });

  it('makes the engine anew only once', () => {
    const ladder = createRecoveryLadder();
    expect([ladder.spendRecreation(0), ladder.spendRecreation(1_000), ladder.next(2_000)]).toEqual([
      true,
      false,
      'give-up',
    ]);
  });
});
