import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { DeviceList } from './device-list.types.ts';
import { accountDevices, devicesInputs, fakeDevicesPorts } from './devices.fixtures.ts';
import { createDevicesMachine } from './devices.machine.ts';
import type { DevicesPorts } from './devices.types.ts';
import { DevicesFlow, type DevicesFlowProps } from './devices.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface DevicesStoryProps extends DevicesFlowProps {
  service: () => DevicesPorts;
}

const meta = {
  title: 'Flows/Devices',
  args: { input: devicesInputs.known, onDone: fn(), service: fakeDevicesPorts },
  argTypes: { service: { control: false } },
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [
    ({ args }) => ({ ports: args.service() }),
    // The flow loads it when somebody comes near; a story presses at once.
    async () => {
      await Promise.all(Object.values(labels).map(({ variants }) => Dialog.preload(variants)));
      return {};
    },
  ],
  render: ({ input, closedReason, onDone }, { loaded }) => (
    <PortsProvider flow={createDevicesMachine} ports={loaded['ports'] as DevicesPorts}>
      <DevicesFlow input={input} closedReason={closedReason} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<DevicesStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = (name: string) =>
  screen.findByRole('button', { name: `Отключить устройство ${name}` }, { timeout: 4000 });

/** The limit is said, and this device is marked. DEV-001, DEV-007 */
export const Listed: Story = {
  play: async () => {
    await remove('Планшет');
    await waitFor(() => expect(screen.getByText('Это устройство')).toBeVisible());
  },
};

/** By keyboard alone: the focus stands on the next device afterwards, and the change is spoken. */
export const Keyboard: Story = {
  play: async () => {
    (await remove('Планшет')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await remove('Game Console')).toHaveFocus());
    await expect(screen.getByRole('status')).toHaveTextContent('Устройство «Планшет» отключено');
  },
};

/** The question about another device. */
export const Asking: Story = {
  play: async () => {
    await userEvent.click(await remove('Планшет'));
    await screen.findByRole('dialog', { name: 'Отключить устройство?' });
  },
};

/** The question about this device says that it signs out. */
export const AskingAboutThisDevice: Story = {
  play: async ({ args }) => {
    await userEvent.click(await remove('Chrome, Windows'));
    await screen.findByRole('dialog', { name: /Выйти/ });
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The removal is under way: it can be neither repeated nor taken back. */
export const Removing: Story = {
  args: {
    service: () => fakeDevicesPorts({ deleteDevice: heldPort<{ uid: string }, void>().port }),
  },
  play: async () => {
    await userEvent.click(await remove('Планшет'));
    await userEvent.click(await screen.findByRole('button', { name: 'Отключить' }));
    await userEvent.keyboard('{Escape}');
    // It appears out of nothing: at first it is there and cannot be seen.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The device was not removed. */
export const NotRemoved: Story = {
  args: {
    service: () =>
      fakeDevicesPorts({
        deleteDevice: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
      }),
  },
  play: async () => {
    await userEvent.click(await remove('Планшет'));
    await userEvent.click(await screen.findByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement(), {
      timeout: 4000,
    });
  },
};

/** Without the list there is the way to ask again. */
export const NotListed: Story = {
  args: {
    service: () =>
      fakeDevicesPorts({
        listDevices: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
      }),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Повторить' }, { timeout: 4000 });
  },
};

export const Loading: Story = {
  args: {
    service: () => fakeDevicesPorts({ listDevices: heldPort<undefined, DeviceList>().port }),
  },
};

export const Empty: Story = { args: { service: () => fakeDevicesPorts({}, []) } };

/** A child may remove no device. */
export const Closed: Story = {
  args: { closedReason: 'Отключать устройства может только взрослый' },
  play: async ({ args }) => {
    const button = await remove('Планшет');
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveAccessibleDescription(args.closedReason);
  },
};

export const Armenian: Story = {
  args: { service: () => fakeDevicesPorts({}, accountDevices.slice(0, 3)) },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
