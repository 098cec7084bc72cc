import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { startAccountBlock } from './account-block.driver.ts';
import {
  accountBlockInputs,
  accountSettings,
  fakeAccountBlockPorts,
} from './account-block.fixtures.ts';
import { createAccountBlockMachine } from './account-block.machine.ts';
import { BLOCK_DELAY_MS } from './account-block.setup.ts';
import type { AccountBlockInput } from './account-block.types.ts';

/** A viewer who has the dialog open. */
function startOpen(input: AccountBlockInput = accountBlockInputs.blocked) {
  const flow = startAccountBlock(input);
  flow.clock.increment(BLOCK_DELAY_MS);
  return flow;
}

describe('accountBlockMachine, moved aside', () => {
  it('goes with the page when it can be closed, and comes back when it cannot', () => {
    const [refillable, lockedOut] = [startOpen(), startOpen(accountBlockInputs.locked)];

    for (const { leavePage, fade, clock } of [refillable, lockedOut]) {
      leavePage();
      fade();
      clock.increment(BLOCK_DELAY_MS);
    }

    expect([refillable.shown(), lockedOut.shown()]).toEqual([undefined, 'account-block']);
  });

  it('comes back after a dialog that took its place', () => {
    const { openOther, fade, shown, clock, cancel } = startOpen();

    openOther({ whenBusy: 'replace' });
    fade();
    expect(shown()).toBe('login');
    clock.increment(BLOCK_DELAY_MS);
    cancel();
    fade();

    expect(shown()).toBe('account-block');
  });

  it('does not mind how other dialogs ended', () => {
    const { actor, shown } = startOpen();

    actor.send({ type: 'modal.rejected', id: 'login', name: 'login', reason: 'cancelled' });

    expect(shown()).toBe('account-block');
  });

  it('shows what the server says anew while it is open', () => {
    const { change, view, shown } = startOpen();

    change(accountSettings.locked);

    expect([view().screen?.message, shown()]).toEqual(['Аккаунт закрыт', 'account-block']);
  });

  it('waits its second again when it was restored before it was over', () => {
    const machine = createAccountBlockMachine(fakeAccountBlockPorts());
    const input = accountBlockInputs.blocked;
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const clock = new SimulatedClock();

    const restored = createActor(machine, { input, snapshot, clock }).start();
    restored.send({ type: 'flow.resumed' });
    clock.increment(BLOCK_DELAY_MS);

    expect(restored.getSnapshot().value).toEqual({ blocked: 'choosing' });
    restored.stop();
  });
});
