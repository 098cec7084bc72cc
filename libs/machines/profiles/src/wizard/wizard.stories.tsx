import { errorAnswer } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type FlowStoryArgs, flowStories } from '../profiles.scenes.ts';
import { fakeWizardPorts } from './wizard.fixtures.ts';
import { createProfileWizardMachine } from './wizard.machine.ts';
import type { ProfileWizardPorts } from './wizard.types.ts';
import { ProfileWizardFlow, type ProfileWizardFlowProps } from './wizard.view.tsx';

const meta = {
  title: 'Flows/New profile',
  args: { shell: openShell, onDone: fn(), service: fakeWizardPorts },
  ...flowStories,
  render: ({ shell, onDone }, { loaded }) => (
    <PortsProvider flow={createProfileWizardMachine} ports={loaded['ports'] as ProfileWizardPorts}>
      <ProfileWizardFlow shell={shell} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<ProfileWizardFlowProps & FlowStoryArgs<ProfileWizardPorts>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of the step, which has the focus when the step appears. */
async function atStep(place: number) {
  const title = await screen.findByRole('heading', {
    name: new RegExp(`^(Шаг|Step|Քայլ) ${place}`),
  });
  await waitFor(() => expect(title).toHaveFocus());
}

/** Types the name and goes on, by the keyboard. */
async function toIcon() {
  await atStep(1);
  await userEvent.keyboard('{Tab}Лёва{Enter}');
  await atStep(2);
  await screen.findAllByRole('radio');
}

async function toSettings() {
  await toIcon();
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
  await atStep(3);
  await screen.findByRole('radio', { name: '6+' });
}

/** The first step: a name. */
export const Name: Story = { play: () => atStep(1) };

/** The name does not fit, and the field says so. PROF-004 */
export const LongName: Story = {
  play: async () => {
    await atStep(1);
    await userEvent.keyboard('{Tab}Достопримечательность дня{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  },
};

/** The second step: a picture. */
export const Icons: Story = { play: toIcon };

/** The third step, before an age limit was chosen. */
export const Settings: Story = { play: toSettings };

/** Nothing is created without an age limit. PROF-007 */
export const WithoutAgeLimit: Story = {
  play: async () => {
    await toSettings();
    await userEvent.click(await screen.findByRole('button', { name: /^Создать/ }));
    await waitFor(() => expect(screen.getByRole('radiogroup')).toBeInvalid());
  },
};

/** Nothing is above the highest age limit: no PIN on viewing. PROF-008 */
export const HighestAgeLimit: Story = {
  play: async () => {
    await toSettings();
    await userEvent.click(await screen.findByRole('radio', { name: '18+' }));
    await expect(await screen.findByRole('switch')).toBeDisabled();
  },
};

/** The whole way with the keyboard. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await toSettings();
    await userEvent.keyboard('{Tab} {ArrowDown}{Tab} {Tab}{Enter}');
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({
        status: 'created',
        id: 'profile-new',
        unsaved: [],
      }),
    );
  },
};

/** The profile is there, and the rest was not saved. */
export const Unsaved: Story = {
  args: {
    service: () =>
      fakeWizardPorts({
        editProfile: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
      }),
  },
  play: async () => {
    await toSettings();
    await userEvent.click(await screen.findByRole('radio', { name: '6+' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Создать/ }));
    await screen.findByText(/^картинка/);
  },
};

/** The pictures did not come: the way on is open. */
export const IconsFailed: Story = {
  args: {
    service: () => fakeWizardPorts({ listIcons: () => Promise.reject(new Error('No connection')) }),
  },
  play: async () => {
    await atStep(1);
    await userEvent.keyboard('{Tab}Лёва{Enter}');
    await atStep(2);
    await screen.findByRole('alert');
  },
};

export const Armenian: Story = { play: toSettings, globals: { language: 'hye' } };
