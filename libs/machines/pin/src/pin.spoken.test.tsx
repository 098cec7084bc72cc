import { errorCodes } from '@foyer/contract';
import type { Secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import type { PinInput } from './pin.types.ts';
import { PinFlow } from './pin.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
  vi.useRealTimers();
});

const tooManyTries = (retryAfterSeconds: number) =>
  errorAnswer({ status: 429, code: errorCodes.tooManyPinTries, retryAfterSeconds });

/** The flow in Russian, where somebody listens from the beginning. */
async function show(input: PinInput, ports = fakePinPorts()) {
  await listen();
  return showFlow(createPinMachine, ports, <PinFlow input={input} onDone={() => {}} />);
}

describe('what is heard of the PIN', () => {
  it('begins with the title and the field that has the focus', async () => {
    await show(pinInputs.additional);
    await findField('ПИН-код');

    expect(await heard()).toEqual(['document', 'dialog, Введите ПИН-код', 'ПИН-код']);
  });

  it('reads the question from its title to its way out', async () => {
    await show(pinInputs.master);
    await findField('ПИН-код');

    expect(await readThrough(screen.getByRole('dialog'))).toEqual([
      'dialog, Введите ПИН-код',
      'Софит',
      'heading, Введите ПИН-код, level 2',
      'form',
      'ПИН-код',
      'alert',
      'end of form',
      'status',
      'button, Не помню ПИН-код',
      'button, Закрыть',
      'end of dialog, Введите ПИН-код',
    ]);
  });

  it('says once that it checks, once that the PIN is wrong, and repeats that with the field [PIN-014]', async () => {
    const { port, calls } = heldPort<{ pin: Secret }, { valid: boolean }>();
    const user = await show(pinInputs.additional, fakePinPorts({}, { validatePin: port }));
    await user.type(await findField('ПИН-код'), '432');
    await heard();

    await user.keyboard('1');
    const checking = await heard();
    await act(async () => calls.at(-1)?.answer({ valid: false }));

    expect([checking, await heard()]).toEqual([
      ['polite: Проверяем'],
      ['assertive: Неверный ПИН-код'],
    ]);
    expect(await readThrough(screen.getByRole('dialog'))).toContain('ПИН-код, Неверный ПИН-код');
  });

  it('says with an alert how long to wait, and then not each second', async () => {
    const { port, calls } = heldPort<{ pin: Secret }, { valid: boolean }>();
    const user = await show(pinInputs.additional, fakePinPorts({}, { validatePin: port }));
    await user.type(await findField('ПИН-код'), '4321');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => calls.at(-1)?.fail(tooManyTries(62)));
    await heard();

    await act(() => vi.advanceTimersByTimeAsync(10_000));

    expect(screen.getByText('Слишком много попыток. Подождите 0:52.')).toBeTruthy();
    expect(await heard()).toEqual([]);
    expect(await readThrough(screen.getByRole('dialog'))).toEqual([
      'dialog, Введите ПИН-код',
      'Софит',
      'heading, Введите ПИН-код, level 2',
      'alert',
      'Слишком много попыток. Подождите 1:02.',
      'end of alert',
      'button, Закрыть',
      'end of dialog, Введите ПИН-код',
    ]);
  });

  it('says each step of a change, and why one is asked anew', async () => {
    const user = await show(pinInputs.change);
    await user.type(await findField('Текущий ПИН-код'), '123');
    const old = await heard();
    await user.keyboard('4');
    await findField('Новый ПИН-код');
    const fresh = await heard();
    await user.keyboard('5678');
    await findField('Ещё раз');
    const again = await heard();
    await user.keyboard('1111');
    await screen.findByText('Коды не совпадают');

    expect([old, fresh, again, await heard()]).toEqual([
      ['document', 'dialog, Текущий ПИН-код', 'Текущий ПИН-код'],
      ['Новый ПИН-код', 'polite: Новый ПИН-код'],
      ['Ещё раз'],
      ['Новый ПИН-код, Коды не совпадают'],
    ]);
  });

  it('says that a reset asks for a code first', async () => {
    const user = await show(pinInputs.master);
    await findField('ПИН-код');
    await heard();

    await user.click(screen.getByRole('button', { name: /^Не\sпомню/ }));
    await findField('Код из СМС');

    expect((await heard()).slice(-2)).toEqual([
      'textbox, Код из СМС',
      'polite: Подтвердите, что это вы',
    ]);
  });
});
