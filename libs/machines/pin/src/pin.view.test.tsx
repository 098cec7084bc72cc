import type { Secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { rightCode } from '@foyer/password-confirm/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import type { PinInput, PinOutput, PinPorts } from './pin.types.ts';
import { PinFlow } from './pin.view.tsx';

afterEach(cleanup);

async function show(input: PinInput, ports: PinPorts = fakePinPorts()) {
  const onDone = vi.fn<(output: PinOutput) => void>();
  const view = <PinFlow input={input} onDone={onDone} />;
  return { onDone, user: await showFlow(createPinMachine, ports, view) };
}

// The texts hold unbreakable spaces, which role queries do not level.
const forgotten = /Не\sпомню ПИН-код/;

describe('PinFlow', () => {
  it('submits by itself with the fourth digit [PIN-012]', async () => {
    const { onDone, user } = await show(pinInputs.additional);

    await user.type(await findField('ПИН-код'), '123');
    expect(onDone).not.toHaveBeenCalled();
    await user.keyboard('4');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ status: 'accepted' }));
  });

  it('shows the default PIN as what may stand there [PIN-019]', async () => {
    await show(pinInputs.additional);

    expect(await findField('ПИН-код')).toHaveProperty('placeholder', '0000');
  });

  it('takes no letters [PIN-011]', async () => {
    const { user } = await show(pinInputs.additional);

    await user.type(await findField('ПИН-код'), 'a1b2c');

    expect(await findField('ПИН-код')).toHaveProperty('value', '12');
  });

  it('says that the PIN is wrong and empties the field [PIN-014]', async () => {
    const { user } = await show(pinInputs.additional);

    await user.type(await findField('ПИН-код'), '4321');

    expect(await screen.findByText('Неверный ПИН-код')).toBeTruthy();
    expect(await findField('ПИН-код')).toHaveProperty('value', '');
  });

  it('says that it checks', async () => {
    const { port } = heldPort<{ pin: Secret }, { valid: boolean }>();
    const { user } = await show(pinInputs.additional, fakePinPorts({}, { validatePin: port }));

    await user.type(await findField('ПИН-код'), '1234');

    expect(await screen.findByText('Проверяем')).toHaveProperty('tagName', 'OUTPUT');
  });

  it('tells how long to wait after too many tries', async () => {
    const { user } = await show(pinInputs.additional, fakePinPorts({ tries: 0, lockSeconds: 62 }));

    await user.type(await findField('ПИН-код'), '4321');

    expect((await screen.findByRole('alert')).textContent).toContain('1:02');
  });

  it('shows nothing while 0000 is tried, and nothing when it is right [PIN-004]', async () => {
    const { onDone } = await show(pinInputs.master, fakePinPorts({ pin: '0000' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resets by SMS code [PIN-006, PIN-007]', async () => {
    const ports = fakePinPorts();
    const deletePin = vi.spyOn(ports, 'deletePin');
    const { onDone, user } = await show(pinInputs.master, ports);
    await user.click(await screen.findByRole('button', { name: forgotten }));

    await user.type(await findField('Код из СМС'), rightCode);
    expect(deletePin).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const pins = onDone.mock.calls.map(([output]) => 'pin' in output && output.pin.reveal());
    expect(pins).toEqual(['0000']);
    expect(deletePin).toHaveBeenCalledOnce();
  });

  it('offers no reset to another profile than a master [PIN-008]', async () => {
    await show(pinInputs.additional);

    await findField('ПИН-код');

    expect(screen.queryByRole('button', { name: forgotten })).toBeNull();
  });

  it('is one dialog for the steps auto, pin and reset [MODAL-016]', async () => {
    const { port, calls } = heldPort<{ pin: Secret }, { valid: boolean }>();
    const { user } = await show(pinInputs.master, fakePinPorts({}, { validatePin: port }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await act(async () => calls.at(-1)?.answer({ valid: false }));
    expect(await screen.findByRole('dialog', { name: /^Введите ПИН-код/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: forgotten }));

    expect(await screen.findByRole('dialog', { name: /^Подтвердите/ })).toBeTruthy();
    expect(await findField('Код из СМС')).toBeTruthy();
  });

  it('asks old, new and repeated PIN, and refuses 0000 [PIN-009, MODAL-018]', async () => {
    const ports = fakePinPorts();
    const changePin = vi.spyOn(ports, 'changePin');
    const { onDone, user } = await show(pinInputs.change, ports);

    await user.type(await findField('Текущий ПИН-код'), '1234');
    await user.type(await findField('Новый ПИН-код'), '0000');
    expect(await screen.findByText('0000 — код по умолчанию, выберите другой')).toBeTruthy();
    await user.type(await findField('Новый ПИН-код'), '5678');
    await user.type(await findField('Ещё раз'), '567');
    expect(changePin).not.toHaveBeenCalled();
    await user.keyboard('8');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(changePin).toHaveBeenCalledOnce();
  });

  it('says why it asks before it lifts limits, and keeps its field while it does [PIN-015, MODAL-017]', async () => {
    const { port, calls } = heldPort<Parameters<PinPorts['setAgeLimits']>[0], unknown>();
    const service = fakePinPorts({}, { setAgeLimits: port });
    const { onDone, user } = await show(pinInputs.liftChild, service);

    expect(await screen.findByRole('dialog', { name: /^Отключить/ })).toBeTruthy();
    expect(screen.getByText(/больше не\sбудем его спрашивать/)).toBeTruthy();
    await user.type(await findField('ПИН-код'), '123');
    expect(calls).toEqual([]);
    await user.keyboard('4');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Проверяем')).toBeTruthy();
    await act(async () => calls[0]?.answer(undefined));

    expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'lifted' });
  });

  it('tells that limits could not be lifted, and tries again', async () => {
    const setAgeLimits = vi
      .fn<PinPorts['setAgeLimits']>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValueOnce(undefined);
    const { onDone, user } = await show(pinInputs.liftChild, fakePinPorts({}, { setAgeLimits }));
    await user.type(await findField('ПИН-код'), '1234');

    await user.click(await screen.findByRole('button', { name: 'Повторить' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'lifted' }));
  });

  it('ends cancelled with Escape', async () => {
    const { onDone, user } = await show(pinInputs.additional);
    await findField('ПИН-код');

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });
});
