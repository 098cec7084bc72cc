import { errorCodes } from '@foyer/contract';
import { resumeFlow } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { atStep, canSubmit, heldCheck, outcome, start, submit, view } from './pin.driver.ts';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import { selectPinView } from './pin.selectors.ts';
import type { PinPorts } from './pin.types.ts';

describe('pinMachine, asking', () => {
  it('tries 0000 for a master profile before asking [PIN-001, PIN-002]', async () => {
    const validatePin = heldCheck();

    const actor = start(pinInputs.master, fakePinPorts({}, { validatePin: validatePin.port }));

    expect(validatePin.calls.map((call) => call.input.pin.reveal())).toEqual(['0000']);
    expect(view(actor).step).toBe('none');
  });

  it('never tries 0000 for an additional profile [PIN-003]', async () => {
    const validatePin = vi.fn<PinPorts['validatePin']>(async () => ({ valid: true }));

    const actor = start(pinInputs.additional, fakePinPorts({}, { validatePin }));

    expect(view(actor).step).toBe('pin');
    expect(validatePin).not.toHaveBeenCalled();
  });

  it('continues without asking when 0000 is right [PIN-004]', async () => {
    const actor = start(pinInputs.master, fakePinPorts({ pin: '0000' }));
    const steps = [view(actor).step];
    actor.subscribe((snapshot) => steps.push(selectPinView(snapshot).step));

    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '0000' });
    expect(new Set(steps)).toEqual(new Set(['none']));
  });

  it('asks when 0000 is not right, without a reproach [PIN-005]', async () => {
    const actor = start(pinInputs.master, fakePinPorts({ pin: '1234' }));

    const { message } = await atStep(actor, 'pin');

    expect(message).toBeUndefined();
    submit(actor, '1234');
    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '1234' });
  });

  it('asks when the try of 0000 fails', async () => {
    const validatePin = vi
      .fn<PinPorts['validatePin']>()
      .mockRejectedValue(new Error('No connection'));

    const actor = start(pinInputs.master, fakePinPorts({}, { validatePin }));

    expect((await atStep(actor, 'pin')).message).toBeUndefined();
  });

  it.each(['', '1', '123', '12345'])('refuses "%s": a PIN has four digits [PIN-010]', (pin) => {
    const actor = start(pinInputs.additional, fakePinPorts());

    expect(canSubmit(actor, pin)).toBe(false);
  });

  it.each(['12a4', '١٢٣٤', ' 123', '12.4'])('refuses "%s": digits only [PIN-011]', (pin) => {
    const actor = start(pinInputs.additional, fakePinPorts());

    expect(canSubmit(actor, pin)).toBe(false);
  });

  it('shows input.pin.validate for a wrong PIN and asks again [PIN-014]', async () => {
    const actor = start(pinInputs.additional, fakePinPorts({ pin: '1234' }));

    submit(actor, '4321');

    expect((await atStep(actor, 'pin')).message).toEqual({ key: 'input.pin.validate' });
    submit(actor, '1234');
    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '1234' });
  });

  it.each([
    ['error.default without an answer', new Error('No connection'), { key: 'error.default' }],
    [
      "the server's words",
      errorAnswer({ status: 500, code: errorCodes.internal, description: 'Сервис отдыхает' }),
      { text: 'Сервис отдыхает' },
    ],
  ])('tells a failed call by %s', async (_, error, message) => {
    const validatePin = vi.fn<PinPorts['validatePin']>().mockRejectedValue(error);
    const actor = start(pinInputs.additional, fakePinPorts({}, { validatePin }));

    submit(actor, '1234');

    expect((await atStep(actor, 'pin')).message).toEqual(message);
  });

  it('aborts the call that checks when the viewer turns back', async () => {
    const validatePin = heldCheck();
    const actor = start(pinInputs.additional, fakePinPorts({}, { validatePin: validatePin.port }));
    submit(actor, '1234');

    actor.send({ type: 'pin.cancel' });

    expect(validatePin.calls[0]?.signal.aborted).toBe(true);
    expect(await outcome(actor)).toEqual({ status: 'cancelled' });
  });

  it('counts down after too many tries and asks again at the end', async () => {
    const clock = new SimulatedClock();
    const actor = start(pinInputs.additional, fakePinPorts({ tries: 0, lockSeconds: 3 }), clock);
    submit(actor, '1234');
    await atStep(actor, 'locked');
    const seen: number[] = [];
    actor.subscribe((snapshot) => seen.push(selectPinView(snapshot).lockedForSeconds));

    clock.increment(1000);
    clock.increment(1000);
    expect(canSubmit(actor, '1234')).toBe(false);
    clock.increment(1000);

    expect(seen.slice(0, 2)).toEqual([2, 1]);
    expect(view(actor).step).toBe('pin');
  });

  it('leads a PIN of 0000 to the change step where the flow has one', async () => {
    const actor = start(pinInputs.payment, fakePinPorts({ pin: '0000' }));
    submit(actor, '0000');
    await atStep(actor, 'new');

    submit(actor, '5678');
    submit(actor, '5678');

    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '5678' });
  });
});

describe('pinMachine, restored from a snapshot', () => {
  it('asks again instead of repeating a call without its secret', async () => {
    const validatePin = heldCheck();
    const ports = fakePinPorts({}, { validatePin: validatePin.port });
    const before = start(pinInputs.additional, ports);
    submit(before, '1234');
    const written = JSON.stringify(before.getPersistedSnapshot());

    const after = resumeFlow(createPinMachine(ports), JSON.parse(written));

    expect(written).not.toContain('1234');
    expect(validatePin.calls).toHaveLength(1);
    expect(view(after)).toMatchObject({ step: 'pin', message: undefined });
  });
});
