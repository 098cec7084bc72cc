import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DeviceList, type DeviceEntry, type DeviceListProps } from './device-list.tsx';

const devices: DeviceEntry[] = [
  { uid: '1', name: 'Chrome, Windows', icon: 'computer' },
  { uid: '2', name: 'Телевизор в\u00A0гостиной', icon: 'tv' },
  { uid: '3', name: 'Safari, iOS', icon: 'phone' },
  { uid: '4', name: 'Планшет', icon: 'tablet' },
  { uid: '5', name: 'Game Console', icon: 'console' },
];

/** Takes the device that was pressed out of the list at once. */
function Removing(props: DeviceListProps) {
  const [shown, setShown] = useState(props.devices);
  return (
    <DeviceList
      {...props}
      devices={shown}
      onRemove={(uid) => setShown(shown.filter((device) => device.uid !== uid))}
    />
  );
}

const meta = {
  title: 'Components/DeviceList',
  component: DeviceList,
  args: { label: 'Подключённые устройства', devices, place: 'page', onRemove: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page; the device that the page is read on is marked. */
export const OnPage: Story = { args: { ownUid: '1' } };

/** As in the sign-in dialog. */
export const InDialog: Story = { args: { place: 'dialog' } };

/** An answer is awaited: the buttons do nothing, but keep the focus. */
export const Busy: Story = {
  args: { isBusy: true, isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

/** A child may remove none. */
export const Closed: Story = {
  args: { place: 'page', ownUid: '1', closedReason: 'Отключать устройства может только взрослый' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleDescription(args.closedReason);
  },
};

/** After a removal the focus is on the row that took the place. */
export const Keyboard: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Safari, iOS/ })).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: {
    ownUid: '1',
    devices: [
      {
        uid: '1',
        name: 'Телевизор в\u00A0большой гостиной у\u00A0бабушки на\u00A0даче',
        icon: 'tv',
      },
      { uid: '2', name: 'Достопочтенныйпланшетинспектора', icon: 'tablet' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { ownUid: '2', label: 'Միացված սարքեր' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
