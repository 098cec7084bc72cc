import { errorCodes } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakeProfileEditPorts,
  profileEditInputs,
  profileIconOptions,
} from './profile-edit.fixtures.ts';
import { createProfileEditMachine } from './profile-edit.machine.ts';
import type { ProfileEditInput, ProfileEditPorts } from './profile-edit.types.ts';
import { ProfileEditFlow, type ProfileEditFlowProps } from './profile-edit.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface ProfileEditStoryProps extends ProfileEditFlowProps {
  service: Partial<ProfileEditPorts>;
}

const meta = {
  title: 'Flows/ProfileEdit',
  parameters: {
    layout: 'fullscreen',
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  args: {
    input: profileEditInputs.childByMaster as ProfileEditInput,
    icons: profileIconOptions,
    channelsHref: '#channels',
    onDone: fn(),
    service: {},
  },
  argTypes: { service: { control: false }, input: { control: false } },
  loaders: [({ args }) => ({ ports: fakeProfileEditPorts(args.input.profile, args.service) })],
  render: ({ service: _service, ...props }, { loaded }) => (
    <PortsProvider flow={createProfileEditMachine} ports={loaded['ports'] as ProfileEditPorts}>
      <ProfileEditFlow {...props} />
    </PortsProvider>
  ),
} satisfies Meta<ProfileEditStoryProps>;

const allVariants = Object.values(labels).map(({ variants }) => variants);

export default meta;
type Story = StoryObj<typeof meta>;

const refusal = errorAnswer({
  status: 403,
  code: errorCodes.masterOnly,
  description: 'Это может только главный профиль',
});

/** A child's profile as the master sees it. */
export const Child: Story = {};

/** The master's own; it is never deleted. */
export const Master: Story = { args: { input: profileEditInputs.masterItself } };

/** A child sees its limits and cannot change them. */
export const ByChild: Story = { args: { input: profileEditInputs.childItself } };

/** Another's profile, for a child. */
export const ReadOnly: Story = { args: { input: profileEditInputs.masterByChild } };

/** A long name in Armenian, in the narrowest window. */
export const Armenian: Story = {
  args: {
    input: {
      ...profileEditInputs.childByMaster,
      profile: { ...profileEditInputs.childByMaster.profile, name: 'Հովհաննես-Հայրապետի' },
    },
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

/** Tab, Space and Enter are enough. */
export const Keyboard: Story = {
  play: async () => {
    const name = await screen.findByRole('textbox');
    name.focus();
    await userEvent.keyboard('{Control>}a{/Control}Лев{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Лев'));
    (await screen.findByRole('switch', { name: 'Уведомления' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Уведомления' })).not.toBeChecked(),
    );
  },
};

/** A change is on its way. */
export const Saving: Story = {
  args: { service: { editProfile: heldPort<unknown, never>().port } },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Уведомления' }));
    await waitFor(() => expect(screen.getAllByText('Сохраняем').length).toBeGreaterThan(0));
  },
};

/** A change was refused and is taken back. */
export const Failed: Story = {
  args: { service: { editProfile: () => Promise.reject(refusal) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Уведомления' }));
    await screen.findByText('Это может только главный профиль');
  },
};

/** Asked before it is done. */
export const Deletion: Story = {
  // The press of the story waits for no code.
  loaders: [async () => void (await Promise.all(allVariants.map(Dialog.preload)))],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить профиль' }));
    await screen.findByRole('dialog', {}, { timeout: 10_000 });
  },
};

/** The profile is still there. */
export const DeletionFailed: Story = {
  args: { service: { deleteProfile: () => Promise.reject(refusal) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить профиль' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Удалить' }, { timeout: 4000 }),
    );
    await screen.findByText('Это может только главный профиль');
  },
};

/** The pictures did not come; the rest can be changed. */
export const WithoutIcons: Story = { args: { icons: [] } };
