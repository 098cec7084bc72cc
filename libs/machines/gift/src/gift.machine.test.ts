import { resumeFlow, type Secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakeGiftPorts, giftCode, giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { createGiftMachine } from './gift.machine.ts';
import { type GiftStep, selectGiftView } from './gift.selectors.ts';
import type { GiftPorts, OwnGift } from './gift.types.ts';

function start(replaced: Partial<GiftPorts> = {}) {
  const machine = createGiftMachine(fakeGiftPorts(replaced));
  const actor = createActor(machine, { input: giftInputs.own }).start();
  const view = () => selectGiftView(actor.getSnapshot());
  /** Resolves when a step is shown and nothing is under way. */
  const at = async (step: GiftStep) => {
    await waitFor(actor, (now) => {
      const isBusy = now.matches('ready') && !now.matches({ ready: 'resting' });
      return selectGiftView(now).step === step && !isBusy;
    });
    return view();
  };
  return { actor, machine, view, at };
}

describe('giftMachine', () => {
  it('shows a certificate with its code in a box [ROUTE-054]', async () => {
    const { at } = start();

    const { gift, code } = await at('ready');

    expect([gift, code?.reveal()]).toEqual([gifts.bought.gift, giftCode]);
  });

  it.each(['given', 'activated', 'expired'] as const)(
    'says of one that is %s that it is, without a code',
    async (status) => {
      const { at } = start({ readGift: async () => gifts[status] });

      const { gift, code } = await at('spent');

      expect([gift?.status, code]).toEqual([status, undefined]);
    },
  );

  it('says that the account has none of this address', async () => {
    const { at } = start({ readGift: () => Promise.reject(giftErrors.missing) });

    expect(await at('missing')).toMatchObject({ gift: undefined, message: undefined });
  });

  it('says in the words of the service why it did not come, and asks again', async () => {
    const calls = heldPort<{ id: string }, OwnGift>();
    const { actor, at } = start({ readGift: calls.port });
    calls.calls[0]?.fail(giftErrors.down);
    expect((await at('failed')).message).toEqual({ text: 'Сервис недоступен' });

    actor.send({ type: 'gift.retry' });
    calls.calls[1]?.answer(gifts.bought);

    expect((await at('ready')).message).toBeUndefined();
  });

  it('says what is missing to a viewer who turned back from the PIN [PERM-004]', async () => {
    const { at } = start({ readGift: () => Promise.reject(giftErrors.unproved) });

    expect((await at('failed')).message).toEqual({ key: 'purchase.gift.pin_needed' });
  });

  it.each([
    [true, 'purchase.gift.copied'],
    [false, 'purchase.gift.copy_failed'],
  ])('copies the code, and says whether that worked: %s', async (isCopied, key) => {
    const copyCode = vi.fn<GiftPorts['copyCode']>(async () => isCopied);
    const { actor, at } = start({ copyCode });
    await at('ready');

    actor.send({ type: 'gift.copy' });

    expect((await at('ready')).note).toEqual({ key });
    expect(copyCode.mock.calls[0]?.[0].code.reveal()).toBe(giftCode);
  });

  it.each([
    ['shared', { key: 'purchase.gift.sent_shared' }],
    ['mail', { key: 'purchase.gift.sent_mail' }],
    ['left', undefined],
  ] as const)('sends it, and says what became of that: %s', async (sending, note) => {
    const send = vi.fn<GiftPorts['send']>(async () => sending);
    const { actor, at } = start({ send });
    await at('ready');

    actor.send({ type: 'gift.send' });
    // In the press itself, or browsers refuse to open another program.
    expect(send).toHaveBeenCalledOnce();

    expect((await at('ready')).note).toEqual(note);
  });

  it('prints it, and says when that cannot be', async () => {
    const print = vi.fn(async () => {});
    print.mockRejectedValueOnce(new Error('No printer'));
    const { actor, at } = start({ print });
    await at('ready');

    actor.send({ type: 'gift.print' });
    expect((await at('ready')).note).toEqual({ key: 'purchase.gift.print_failed' });
    actor.send({ type: 'gift.print' });

    expect((await at('ready')).note).toBeUndefined();
  });

  it('does one thing at a time', async () => {
    const copied = heldPort<{ code: Secret }, boolean>();
    const print = vi.fn(async () => {});
    const { actor, at } = start({ copyCode: copied.port, print });
    await at('ready');

    actor.send({ type: 'gift.copy' });
    actor.send({ type: 'gift.copy' });
    actor.send({ type: 'gift.print' });

    expect([copied.calls.length, print.mock.calls.length]).toEqual([1, 0]);
  });

  it('asks again after its snapshot was restored, which holds no code', async () => {
    const readGift = vi.fn(async () => gifts.bought);
    const { actor, at } = start({ readGift });
    await at('ready');
    const kept = JSON.stringify(actor.getPersistedSnapshot());
    expect(kept).not.toContain(giftCode);

    const machine = createGiftMachine(fakeGiftPorts({ readGift }));
    const restored = resumeFlow(machine, JSON.parse(kept) as never);
    await waitFor(restored, (now) => now.matches('ready'));

    expect(readGift).toHaveBeenCalledTimes(2);
    expect(selectGiftView(restored.getSnapshot()).code?.reveal()).toBe(giftCode);
  });
});
