import { useFlow, usePorts } from '@foyer/core/react';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePinPorts } from './pin.fixtures.ts';
import type { PinPorts } from './pin.types.ts';
import { createPinSetUpMachine, type PinSetUpOutput } from './pin-set-up.machine.ts';
import { PinSetUpStep } from './pin-set-up.step.tsx';

afterEach(cleanup);

function Step({ onDone }: { onDone: (output: PinSetUpOutput) => void }) {
  const machine = usePorts(createPinSetUpMachine);
  return <PinSetUpStep actor={useFlow(machine, { phone: '79000000100' }, onDone)} />;
}

async function show(replaced: Partial<PinPorts> = {}) {
  const onDone = vi.fn<(output: PinSetUpOutput) => void>();
  const ports = fakePinPorts({ pin: '0000' }, replaced);
  return { onDone, user: await showFlow(createPinSetUpMachine, ports, <Step onDone={onDone} />) };
}

describe('PinSetUpStep', () => {
  it('takes a PIN entered twice with the keyboard alone', async () => {
    const { onDone, user } = await show();
    await vi.waitFor(async () =>
      expect(document.activeElement).toBe(await findField('Новый ПИН-код')),
    );

    await user.keyboard('5678');
    await vi.waitFor(async () => expect(document.activeElement).toBe(await findField('Ещё раз')));
    await user.keyboard('5678');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'chosen' }));
  });

  it('says why 0000 and another repetition are refused [PIN-009]', async () => {
    const { user } = await show();

    await user.type(await findField('Новый ПИН-код'), '0000');
    expect(await screen.findByText('0000 — код по умолчанию, выберите другой')).toBeTruthy();
    await user.type(await findField('Новый ПИН-код'), '5678');
    await user.type(await findField('Ещё раз'), '5679');

    expect(await screen.findByText('Коды не совпадают')).toBeTruthy();
    expect(await findField('Новый ПИН-код')).toHaveProperty('value', '');
  });

  it('lets the viewer put it off at both entries', async () => {
    const changePin = vi.fn<PinPorts['changePin']>(async () => undefined);
    const { onDone, user } = await show({ changePin });
    await user.type(await findField('Новый ПИН-код'), '5678');

    await user.click(await screen.findByRole('button', { name: 'Позже' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'later' }));
    expect(changePin).not.toHaveBeenCalled();
  });
});
