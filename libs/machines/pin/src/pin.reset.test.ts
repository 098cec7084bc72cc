import { secret } from '@foyer/core';
import { rightCode, rightPassword } from '@foyer/password-confirm/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { atStep, confirm, outcome, start, submit, view } from './pin.driver.ts';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import type { PinPorts } from './pin.types.ts';

describe('pinMachine, reset', () => {
  it.each([
    ['an SMS code', pinInputs.master, 'code', rightCode],
    ['the password without a phone', pinInputs.masterWithoutPhone, 'password', rightPassword],
  ] as const)('asks for %s before the PIN is deleted [PIN-006]', async (_, input, kind, value) => {
    const deletePin = vi.fn<PinPorts['deletePin']>(async () => undefined);
    const actor = start(input, fakePinPorts({}, { deletePin }));
    await atStep(actor, 'pin');

    actor.send({ type: 'pin.reset' });
    await atStep(actor, 'confirm');
    expect(deletePin).not.toHaveBeenCalled();
    await confirm(actor, kind, value);
    await outcome(actor);

    const proofs = deletePin.mock.calls.map(([{ confirmation }]) => confirmation);
    expect(proofs.map((proof) => [proof.kind, proof.secret.reveal()])).toEqual([[kind, value]]);
  });

  it('deletes nothing after a wrong code [PIN-006]', async () => {
    const deletePin = vi.fn(async () => undefined);
    const actor = start(pinInputs.master, fakePinPorts({}, { deletePin }));
    await atStep(actor, 'pin');
    actor.send({ type: 'pin.reset' });

    const child = await confirm(actor, 'code', '0001');
    await waitFor(child, (snapshot) => Boolean(snapshot.context.message));

    expect(deletePin).not.toHaveBeenCalled();
    expect(view(actor).step).toBe('confirm');
  });

  it('ends with 0000, which the service then takes [PIN-007]', async () => {
    const ports = fakePinPorts({ pin: '1234' });
    const actor = start(pinInputs.master, ports);
    await atStep(actor, 'pin');
    actor.send({ type: 'pin.reset' });

    await confirm(actor, 'code', rightCode);

    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '0000' });
    const verdict = ports.validatePin({ pin: secret('0000') }, new AbortController().signal);
    expect(await verdict).toEqual({ valid: true });
  });

  it('leads to the change step where the flow has one', async () => {
    const actor = start(pinInputs.payment, fakePinPorts());
    actor.send({ type: 'pin.reset' });

    await confirm(actor, 'code', rightCode);

    expect((await atStep(actor, 'new')).message).toBeUndefined();
  });

  it('tells that the PIN could not be deleted, and confirms again', async () => {
    const deletePin = vi.fn().mockRejectedValue(new Error('No connection'));
    const actor = start(pinInputs.master, fakePinPorts({}, { deletePin }));
    await atStep(actor, 'pin');
    actor.send({ type: 'pin.reset' });
    await confirm(actor, 'code', rightCode);

    expect((await atStep(actor, 'failed')).message).toEqual({ key: 'error.default' });
    actor.send({ type: 'pin.retry' });
    expect(view(actor).step).toBe('confirm');
  });

  it('goes back to the wait, not to asking, where there were too many tries', async () => {
    const actor = start(pinInputs.payment, fakePinPorts({ tries: 0, lockSeconds: 60 }));
    submit(actor, '4321');
    await atStep(actor, 'locked');

    actor.send({ type: 'pin.reset' });
    actor.send({ type: 'pin.cancel' });

    expect(view(actor)).toMatchObject({ step: 'locked', lockedForSeconds: 60 });
  });

  it('goes back to asking when the viewer turns back', async () => {
    const actor = start(pinInputs.additional, fakePinPorts());
    const master = start(pinInputs.payment, fakePinPorts());

    master.send({ type: 'pin.reset' });
    master.send({ type: 'pin.cancel' });

    expect(view(master).step).toBe('pin');
    expect(view(actor).canReset).toBe(false);
  });

  it('gives the PIN up for a master [PIN-008]', async () => {
    const deletePin = vi.fn(async () => undefined);
    const actor = start(pinInputs.disable, fakePinPorts({}, { deletePin }));
    await atStep(actor, 'confirm');
    expect(deletePin).not.toHaveBeenCalled();

    await confirm(actor, 'code', rightCode);

    expect(await outcome(actor)).toEqual({ status: 'disabled' });
    expect(deletePin).toHaveBeenCalledOnce();
  });

  it('refuses to give the PIN up, or to delete it, for another profile [PIN-008]', async () => {
    const disabling = start(pinInputs.disableAdditional, fakePinPorts());
    const asking = start(pinInputs.additional, fakePinPorts());

    expect(await outcome(disabling)).toEqual({ status: 'refused' });
    expect(asking.getSnapshot().can({ type: 'pin.reset' })).toBe(false);
  });
});
