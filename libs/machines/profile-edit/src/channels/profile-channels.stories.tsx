import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakeProfileChannelsPorts,
  listedChannels,
  profileChannelsInputs,
} from './profile-channels.fixtures.ts';
import { createProfileChannelsMachine } from './profile-channels.machine.ts';
import type { ProfileChannelsPorts } from './profile-channels.types.ts';
import { ProfileChannelsFlow, type ProfileChannelsFlowProps } from './profile-channels.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface ProfileChannelsStoryProps extends ProfileChannelsFlowProps {
  service: Partial<ProfileChannelsPorts>;
}

const meta = {
  title: 'Flows/ProfileChannels',
  parameters: { layout: 'fullscreen' },
  args: {
    input: profileChannelsInputs.own,
    name: 'Лёва',
    channels: listedChannels,
    service: {},
  },
  argTypes: { service: { control: false } },
  loaders: [({ args }) => ({ ports: fakeProfileChannelsPorts(args.service) })],
  render: ({ service: _service, ...props }, { loaded }) => (
    <PortsProvider
      flow={createProfileChannelsMachine}
      ports={loaded['ports'] as ProfileChannelsPorts}
    >
      <ProfileChannelsFlow {...props} />
    </PortsProvider>
  ),
} satisfies Meta<ProfileChannelsStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One channel is hidden. */
export const Shown: Story = {};

/** Another's channels, for a child. */
export const ReadOnly: Story = { args: { input: profileChannelsInputs.foreign } };

/** Space hides a channel. */
export const Keyboard: Story = {
  play: async () => {
    const first = await screen.findByRole('switch', { name: 'Первый экран' });
    first.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(first).not.toBeChecked());
  },
};

/** The list is on its way. */
export const Saving: Story = {
  args: { service: { setHiddenChannels: heldPort<unknown, never>().port } },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Первый экран' }));
    await screen.findByText('Сохраняем');
  },
};

/** The list was not saved. */
export const Failed: Story = {
  args: {
    service: {
      setHiddenChannels: () =>
        Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Не сейчас' })),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Первый экран' }));
    await screen.findByText('Не сейчас');
  },
};

/** No channel bears this name. */
export const NotFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'щщщ');
    await screen.findByText('Такого канала нет. Проверьте название.');
  },
};

export const Armenian: Story = { globals: { language: 'hye', viewport: { value: 'mobile1' } } };
