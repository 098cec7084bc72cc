import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  accountRefillInputs,
  fakeAccountRefillPorts,
  refillAccount,
  toppedUp,
} from './account-refill.fixtures.ts';
import { createAccountRefillMachine } from './account-refill.machine.ts';
import { selectAccountRefillView } from './account-refill.selectors.ts';
import type { AccountRefillInput, AccountRefillPorts } from './account-refill.types.ts';

function start(
  replaced: Partial<AccountRefillPorts> = {},
  input: AccountRefillInput = accountRefillInputs.fresh,
) {
  const clock = new SimulatedClock();
  const keep = vi.fn<AccountRefillPorts['keep']>();
  const machine = createAccountRefillMachine(fakeAccountRefillPorts({ keep, ...replaced }));
  const actor = createActor(machine, { input, clock }).start();
  const view = () => selectAccountRefillView(actor.getSnapshot());
  const at = (state: string) => waitFor(actor, (now) => now.matches(state as never));
  return { actor, at, clock, keep, view };
}

describe('accountRefillMachine', () => {
  it('C8: reads the account when the viewer comes back, says what came and goes on', async () => {
    const openPage = vi.fn(async () => undefined);
    const { actor, at, keep, view } = start({ openPage });
    actor.send({ type: 'refill.open' });
    await at('away');
    expect(openPage).toHaveBeenCalledExactlyOnceWith(
      { url: refillAccount.refillUrl },
      expect.anything(),
    );
    expect(view()).toMatchObject({ step: 'waiting', isBusy: false });

    actor.send({ type: 'page.returned' });
    await at('arrived');
    expect(view()).toMatchObject({ step: 'arrived', arrived: 50_000, account: toppedUp });
    expect(keep.mock.calls).toEqual([[{ balance: 10_000 }], [undefined]]);

    actor.send({ type: 'refill.goOn' });
    expect(await toPromise(actor)).toEqual({ status: 'goOn', account: toppedUp });
  });

  it('C8: reads the account after the page was loaded again', async () => {
    const { at, view } = start({}, accountRefillInputs.returned);
    await at('arrived');
    expect(view().arrived).toBe(50_000);
  });

  it('C8: reads it five times more with growing pauses, then by a press', async () => {
    const readAccount = vi.fn(async () => refillAccount);
    const { actor, at, clock, view } = start({ readAccount }, accountRefillInputs.returned);
    for (const ms of [2000, 4000, 8000, 16_000, 32_000]) {
      await at('waiting');
      clock.increment(ms - 1);
      expect(actor.getSnapshot().matches('waiting')).toBe(true);
      clock.increment(1);
    }
    await at('waiting');
    clock.increment(600_000);
    expect(readAccount).toHaveBeenCalledTimes(6);
    expect(view()).toMatchObject({ step: 'waiting', isBusy: false });

    readAccount.mockResolvedValueOnce(toppedUp);
    actor.send({ type: 'refill.ask' });
    await at('arrived');
  });

  it('takes money that was spent meanwhile for nothing that arrived', async () => {
    const { at, view } = start(
      { readAccount: async () => ({ ...refillAccount, balance: 5000 }) },
      accountRefillInputs.returned,
    );
    await at('waiting');
    expect(view()).toMatchObject({ arrived: 0, account: { balance: 5000 } });
  });

  it('says why the page or the account did not come, and keeps what it knows', async () => {
    const { actor, at, keep, view } = start({ openPage: () => Promise.reject(new Error('no')) });
    actor.send({ type: 'refill.open' });
    await waitFor(actor, (now) => now.context.message !== undefined);
    expect(view()).toMatchObject({ step: 'offered', message: { key: 'error.default' } });
    expect(keep).toHaveBeenLastCalledWith(undefined);

    const other = start(
      { readAccount: () => Promise.reject(new Error('offline')) },
      accountRefillInputs.returned,
    );
    await other.at('waiting');
    expect(other.view()).toMatchObject({
      message: { key: 'error.default' },
      account: refillAccount,
    });
    await at('offered');
  });

  it('leads nowhere where the service names no page', () => {
    const { actor, view } = start({}, accountRefillInputs.without);
    actor.send({ type: 'refill.open' });
    expect(view()).toMatchObject({ step: 'offered', isBusy: false });
  });

  it('waits no longer when the viewer says so', async () => {
    const { actor, at, keep, view } = start();
    actor.send({ type: 'refill.open' });
    await at('away');
    actor.send({ type: 'refill.stop' });
    expect(view().step).toBe('offered');
    expect(keep).toHaveBeenLastCalledWith(undefined);
  });
});
