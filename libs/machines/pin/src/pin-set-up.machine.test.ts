import { errorCodes } from '@foyer/contract';
import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, toPromise } from 'xstate';
import { atStep, submit, view } from './pin.driver.ts';
import { fakePinPorts } from './pin.fixtures.ts';
import type { pinMachine } from './pin.machine.ts';
import { createPinSetUpMachine, type pinSetUpMachine } from './pin-set-up.machine.ts';
import type { PinPorts } from './pin.types.ts';

const input = { phone: '79000000100' };
const newAccount = (replaced: Partial<PinPorts> = {}) => fakePinPorts({ pin: '0000' }, replaced);

const pinOf = (actor: ActorRefFrom<typeof pinSetUpMachine>) =>
  actor.getSnapshot().children.pin as ActorRefFrom<typeof pinMachine>;

function start(ports = newAccount()) {
  const actor = createActor(createPinSetUpMachine(ports), { input }).start();
  return { actor, pin: pinOf(actor) };
}

describe('pinSetUpMachine', () => {
  it('replaces 0000 by the PIN that was entered twice, without asking for 0000', async () => {
    const changePin = vi.fn<PinPorts['changePin']>(async () => undefined);
    const { actor, pin } = start(newAccount({ changePin }));
    expect(view(pin).step).toBe('new');

    submit(pin, '5678');
    submit(pin, '5678');

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
    const pins = changePin.mock.calls.map(([{ oldPin, newPin }]) => [oldPin, newPin]);
    expect(pins.map((pair) => pair.map((value) => value.reveal()))).toEqual([['0000', '5678']]);
  });

  it('takes no 0000 for the new PIN [PIN-009]', () => {
    const { pin } = start();

    submit(pin, '0000');

    expect(view(pin)).toMatchObject({
      step: 'new',
      message: { key: 'modal.pin_change.error_0000' },
    });
  });

  it('says that the PINs differ, and begins anew', () => {
    const { pin } = start();

    submit(pin, '5678');
    submit(pin, '5679');

    expect(view(pin)).toMatchObject({
      step: 'new',
      message: { key: 'modal.pin_change.mismatch' },
    });
  });

  it('may be put off, and 0000 stays in force', async () => {
    const changePin = vi.fn(async () => undefined);
    const { actor, pin } = start(newAccount({ changePin }));
    submit(pin, '5678');

    pin.send({ type: 'pin.cancel' });

    expect(await toPromise(actor)).toEqual({ status: 'later' });
    expect(changePin).not.toHaveBeenCalled();
  });

  it('lets a failed call be tried again', async () => {
    const changePin = vi.fn().mockRejectedValueOnce(new Error('No connection'));
    const { actor, pin } = start(newAccount({ changePin }));
    submit(pin, '5678');
    submit(pin, '5678');

    expect((await atStep(pin, 'new')).message).toEqual({ key: 'error.default' });
    submit(pin, '5678');
    submit(pin, '5678');

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
  });

  it('asks for the PIN in force where it is not 0000 any more', async () => {
    const error = errorAnswer({ status: 400, code: errorCodes.wrongOldPin });
    const { pin } = start(
      fakePinPorts({ pin: '1234' }, { changePin: () => Promise.reject(error) }),
    );
    submit(pin, '5678');
    submit(pin, '5678');

    expect((await atStep(pin, 'old')).message).toEqual({ key: 'input.pin.validate' });
    submit(pin, '1234');
    expect((await atStep(pin, 'new')).message).toBeUndefined();
  });

  it('begins anew from a snapshot, in which no PIN is', () => {
    const { port } = heldPort<Parameters<PinPorts['changePin']>[0], unknown>();
    const ports = newAccount({ changePin: port });
    const { actor, pin } = start(ports);
    submit(pin, '5678');
    submit(pin, '5678');
    const written = JSON.stringify(actor.getPersistedSnapshot());

    const after = resumeFlow(createPinSetUpMachine(ports), JSON.parse(written));

    expect(written).not.toContain('5678');
    expect(view(pinOf(after)).step).toBe('new');
  });
});
