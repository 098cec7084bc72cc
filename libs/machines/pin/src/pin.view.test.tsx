import type { Secret } from '@foyer/core';
import { PortsProvider } from '@foyer/core/react';
import { heldPort } from '@foyer/core/fixtures';
import { rightCode } from '@foyer/password-confirm/fixtures';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import type { PinInput, PinOutput, PinPorts } from './pin.types.ts';
import { PinFlow } from './pin.view.tsx';

afterEach(cleanup);

async function show(input: PinInput, ports: PinPorts = fakePinPorts()) {
  const translator = await createTranslator('rus', { segments: ['modal', 'input'] });
  const onDone = vi.fn<(output: PinOutput) => void>();
  // Reading texts with `use` belongs to an awaited act.
  await act(async () => {
    render(
      <StrictMode>
        <I18nProvider translator={translator}>
          <LabelProvider label={labels.main}>
            <PortsProvider flow={createPinMachine} ports={ports}>
              <Suspense>
                <PinFlow input={input} onDone={onDone} />
              </Suspense>
            </PortsProvider>
          </LabelProvider>
        </I18nProvider>
      </StrictMode>,
    );
  });
  return { onDone, user: userEvent.setup() };
}

const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

// The texts hold unbreakable spaces, which role queries do not level.
const forgotten = /Не\sпомню ПИН-код/;

describe('PinFlow', () => {
  it('submits by itself with the fourth digit [PIN-012]', async () => {
    const { onDone, user } = await show(pinInputs.additional);

    await user.type(await field('ПИН-код'), '123');
    expect(onDone).not.toHaveBeenCalled();
    await user.keyboard('4');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ status: 'accepted' }));
  });

  it('shows the default PIN as what may stand there [PIN-019]', async () => {
    await show(pinInputs.additional);

    expect(await field('ПИН-код')).toHaveProperty('placeholder', '0000');
  });

  it('takes no letters [PIN-011]', async () => {
    const { user } = await show(pinInputs.additional);

    await user.type(await field('ПИН-код'), 'a1b2c');

    expect(await field('ПИН-код')).toHaveProperty('value', '12');
  });

  it('says that the PIN is wrong and empties the field [PIN-014]', async () => {
    const { user } = await show(pinInputs.additional);

    await user.type(await field('ПИН-код'), '4321');

    expect(await screen.findByText('Неверный ПИН-код')).toBeTruthy();
    expect(await field('ПИН-код')).toHaveProperty('value', '');
  });

  it('says that it checks', async () => {
    const { port } = heldPort<{ pin: Secret }, { valid: boolean }>();
    const { user } = await show(pinInputs.additional, fakePinPorts({}, { validatePin: port }));

    await user.type(await field('ПИН-код'), '1234');

    expect(await screen.findByText('Проверяем')).toHaveProperty('tagName', 'OUTPUT');
  });

  it('tells how long to wait after too many tries', async () => {
    const { user } = await show(pinInputs.additional, fakePinPorts({ tries: 0, lockSeconds: 62 }));

    await user.type(await field('ПИН-код'), '4321');

    expect((await screen.findByRole('alert')).textContent).toContain('1:02');
  });

  it('shows nothing while 0000 is tried, and nothing when it is right [PIN-004]', async () => {
    const { onDone } = await show(pinInputs.master, fakePinPorts({ pin: '0000' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resets by SMS code [PIN-006, PIN-007]', async () => {
    const { onDone, user } = await show(pinInputs.master);
    await user.click(await screen.findByRole('button', { name: forgotten }));

    await user.type(await field('Код из СМС'), rightCode);
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const pins = onDone.mock.calls.map(([output]) => 'pin' in output && output.pin.reveal());
    expect(pins).toEqual(['0000']);
  });

  it('offers no reset to another profile than a master [PIN-008]', async () => {
    await show(pinInputs.additional);

    await field('ПИН-код');

    expect(screen.queryByRole('button', { name: forgotten })).toBeNull();
  });

  it('asks old, new and repeated PIN, and refuses 0000 [PIN-009]', async () => {
    const { onDone, user } = await show(pinInputs.change);

    await user.type(await field('Текущий ПИН-код'), '1234');
    await user.type(await field('Новый ПИН-код'), '0000');
    expect(await screen.findByText('0000 — код по умолчанию, выберите другой')).toBeTruthy();
    await user.type(await field('Новый ПИН-код'), '5678');
    await user.type(await field('Ещё раз'), '5678');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('ends cancelled with Escape', async () => {
    const { onDone, user } = await show(pinInputs.additional);
    await field('ПИН-код');

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });
});
