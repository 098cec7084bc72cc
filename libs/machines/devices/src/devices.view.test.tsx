import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { renderWithLabel } from '@foyer/ui/testing';
import { labels } from '@foyer/ui/theme';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountDevices, devicesInputs, fakeDevicesPorts } from './devices.fixtures.ts';
import { createDevicesMachine } from './devices.machine.ts';
import type { DevicesOutput, DevicesPorts } from './devices.types.ts';
import { DevicesFlow } from './devices.view.tsx';

// The flow loads it ahead as well; a press that came first would suspend inside `act`, and stay so.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(cleanup);

async function show(replaced: Partial<DevicesPorts> = {}, devices = accountDevices) {
  const onDone = vi.fn<(output: DevicesOutput) => void>();
  const ports = fakeDevicesPorts(replaced, devices);
  await renderWithLabel(
    <StrictMode>
      <PortsProvider flow={createDevicesMachine} ports={ports}>
        <DevicesFlow input={devicesInputs.known} onDone={onDone} />
      </PortsProvider>
    </StrictMode>,
  );
  return { onDone, user: userEvent.setup() };
}

const remove = (name: string) =>
  screen.findByRole('button', { name: `Отключить устройство ${name}` });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('DevicesFlow', () => {
  it('says the limit, names the devices and marks this one [DEV-007]', async () => {
    await show();
    await remove('Планшет');

    expect(screen.getByText(/до\s5\sустройств/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chrome, WindowsЭто устройство/),
      expect.stringMatching(/^Телевизор в\u00A0гостинойОтключить/),
      expect.stringMatching(/^Safari, iOSОтключить/),
      expect.stringMatching(/^ПланшетОтключить/),
      expect.stringMatching(/^Game ConsoleОтключить/),
    ]);
  });

  it('removes by keyboard, speaks the change and puts the focus on the next device', async () => {
    const deleteDevice = vi.fn(fakeDevicesPorts().deleteDevice);
    const { user } = await show({ deleteDevice });
    (await remove('Планшет')).focus();

    await user.keyboard('{Enter}');
    (await dialog()).getByText(/«Планшет» выйдет/);
    expect(deleteDevice).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');

    await vi.waitFor(async () => expect(document.activeElement).toBe(await remove('Game Console')));
    expect(screen.getByRole('status').textContent).toBe('Устройство «Планшет» отключено');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(deleteDevice).toHaveBeenCalledOnce();
  });

  it('gives the focus back to a device that is kept', async () => {
    const deleteDevice = vi.fn(fakeDevicesPorts().deleteDevice);
    const { user } = await show({ deleteDevice });
    await user.click(await remove('Планшет'));
    await dialog();

    await user.keyboard('{Escape}');

    await vi.waitFor(async () => expect(document.activeElement).toBe(await remove('Планшет')));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(deleteDevice).not.toHaveBeenCalled();
  });

  it('says that removing this device signs out, and does', async () => {
    const [deleteDevice, signOut] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const { onDone, user } = await show({ deleteDevice, signOut });

    await user.click(await remove('Chrome, Windows'));
    (await dialog()).getByText(/вы выйдете из\sаккаунта/);
    expect(onDone).not.toHaveBeenCalled();
    expect([deleteDevice.mock.calls, signOut.mock.calls]).toEqual([[], []]);
    await user.click((await dialog()).getByRole('button', { name: 'Отключить и\u00A0выйти' }));

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'signed-out' }]]));
  });

  it('cannot be turned back while a removal is under way', async () => {
    const { port, calls } = heldPort<{ uid: string }, unknown>();
    const { user } = await show({ deleteDevice: port });
    await user.click(await remove('Планшет'));
    await user.click((await dialog()).getByRole('button', { name: 'Отключить' }));

    await user.keyboard('{Escape}');

    await dialog();
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('says why a device was not removed', async () => {
    const error = errorAnswer({ status: 500, code: 1, description: 'Не сейчас' });
    const { user } = await show({ deleteDevice: () => Promise.reject(error) });
    await user.click(await remove('Планшет'));
    await user.click((await dialog()).getByRole('button', { name: 'Отключить' }));

    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Не сейчас'));
  });

  it('lists again by a press when the list did not come', async () => {
    const listDevices = vi
      .fn()
      .mockRejectedValueOnce(errorAnswer({ status: 500, code: 1 }))
      .mockRejectedValueOnce(errorAnswer({ status: 500, code: 1 }))
      .mockResolvedValue({ devices: accountDevices, limit: 5 });
    const { user } = await show({ listDevices });
    // StrictMode starts the flow twice.
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.getByRole('alert').textContent).toMatch(/^Список устройств не\sзагрузился/);

    await user.click(retry);

    await remove('Планшет');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says that there are none', async () => {
    await show({}, []);

    expect(await screen.findByText(/Устройств пока нет/)).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
