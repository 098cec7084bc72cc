import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, type Mock, vi } from 'vitest';
import { atStep, canSubmit, outcome, start, submit, view } from './pin.driver.ts';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import type { PinPorts } from './pin.types.ts';

/** The old and the new PIN of each call. */
const pinsSaved = (changePin: Mock<PinPorts['changePin']>) =>
  changePin.mock.calls.map(([{ oldPin, newPin }]) => [oldPin.reveal(), newPin.reveal()]);

describe('pinMachine, change', () => {
  const atChange = async (ports: PinPorts) => {
    const actor = start(pinInputs.change, ports);
    await atStep(actor, 'old');
    submit(actor, '1234');
    await atStep(actor, 'new');
    return actor;
  };

  it('asks the old PIN, the new one, and the new one again', async () => {
    const changePin = vi.fn<PinPorts['changePin']>(async () => undefined);
    const actor = await atChange(fakePinPorts({}, { changePin }));

    submit(actor, '5678');
    expect(view(actor).step).toBe('repeat');
    submit(actor, '5678');

    expect(await outcome(actor)).toEqual({ status: 'accepted', pin: '5678' });
    expect(pinsSaved(changePin)).toEqual([['1234', '5678']]);
  });

  it('begins anew when the second PIN differs', async () => {
    const changePin = vi.fn(async () => undefined);
    const actor = await atChange(fakePinPorts({}, { changePin }));

    submit(actor, '5678');
    submit(actor, '5679');

    expect(view(actor)).toMatchObject({
      step: 'new',
      message: { key: 'modal.pin_change.mismatch' },
    });
    expect(changePin).not.toHaveBeenCalled();
  });

  it('refuses 0000 at once [PIN-009]', async () => {
    const actor = await atChange(fakePinPorts());

    submit(actor, '0000');

    expect(view(actor)).toMatchObject({
      step: 'new',
      message: { key: 'modal.pin_change.error_0000' },
    });
  });

  it("shows modal.pin_change.error_0000 for the server's 1000114 [PIN-009]", async () => {
    const error = errorAnswer({ status: 400, code: errorCodes.pinIsDefault, description: 'Нет' });
    const changePin = vi.fn().mockRejectedValue(error);
    const actor = await atChange(fakePinPorts({}, { changePin }));
    submit(actor, '5678');
    submit(actor, '5678');

    const { message } = await atStep(actor, 'new');

    expect(message).toEqual({ key: 'modal.pin_change.error_0000' });
  });

  it('asks the old PIN again when the server finds it wrong', async () => {
    const error = errorAnswer({ status: 400, code: errorCodes.wrongOldPin });
    const changePin = vi.fn().mockRejectedValue(error);
    const actor = await atChange(fakePinPorts({}, { changePin }));
    submit(actor, '5678');
    submit(actor, '5678');

    expect((await atStep(actor, 'old')).message).toEqual({ key: 'input.pin.validate' });
  });

  it.each(['', '12', '12a4'])(
    'takes no "%s" for a new PIN or its repetition [PIN-013]',
    async (pin) => {
      const actor = await atChange(fakePinPorts());

      expect(canSubmit(actor, pin)).toBe(false);
      submit(actor, '5678');
      expect(canSubmit(actor, pin)).toBe(false);
    },
  );

  it('takes 0000 for the old PIN where none was ever chosen, without asking [PIN-019]', async () => {
    const changePin = vi.fn<PinPorts['changePin']>(async () => undefined);
    const service = fakePinPorts({ pin: '0000' }, { changePin });
    const actor = start(pinInputs.change, service);
    await atStep(actor, 'new');

    submit(actor, '5678');
    submit(actor, '5678');
    await outcome(actor);

    expect(pinsSaved(changePin)).toEqual([['0000', '5678']]);
  });
});
