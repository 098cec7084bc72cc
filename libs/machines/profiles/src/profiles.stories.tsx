import { imageFixture, masterProfileFixture } from '@foyer/contract/fixtures';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeProfilesPorts, family, ids } from './profiles.fixtures.ts';
import { type FlowStoryArgs, flowStories } from './profiles.scenes.ts';
import { ProfilesFlow, type ProfilesFlowProps } from './profiles.view.tsx';
import { createWhoWatchesMachine, type WhoWatchesPorts } from './who-watches.machine.ts';
import { fakeWizardPorts } from './wizard/wizard.fixtures.ts';

type Beginning = Parameters<typeof fakeProfilesPorts>[0];

const serviceOf =
  (beginning: Beginning = {}, replaced: Partial<WhoWatchesPorts> = {}) =>
  () => ({
    ...fakeProfilesPorts(beginning),
    ...fakeWizardPorts(),
    ...replaced,
  });

const meta = {
  title: 'Flows/Profiles',
  args: { shell: openShell, onDone: fn(), service: serviceOf() },
  ...flowStories,
  render: ({ shell, onDone }, { loaded }) => (
    <PortsProvider flow={createWhoWatchesMachine} ports={loaded['ports'] as WhoWatchesPorts}>
      <ProfilesFlow shell={shell} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<ProfilesFlowProps & FlowStoryArgs<WhoWatchesPorts>>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp) => screen.findByRole('button', { name });
const pin = () => screen.findByLabelText(/^(ПИН|PIN)/, { selector: 'input' });

/** Who is watching, at the start of the page: the dialog has no way out but a choice. */
export const Choosing: Story = {
  args: { shell: { ...openShell, isDismissable: false } },
  play: async () => {
    await waitFor(async () => expect(await button(/^Анна/)).toHaveFocus());
  },
};

/** Tab goes from tile to tile, Enter chooses. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await button(/^Анна/)).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'chosen' }));
  },
};

/** A child does not get out without the PIN. */
export const Pin: Story = {
  args: { service: serviceOf({ currentId: ids.child }) },
  play: async () => {
    await userEvent.click(await button(/^Анна/));
    await waitFor(async () => expect(await pin()).toHaveFocus());
  },
};

/** The PIN was wrong: the field is empty, has the focus, and says so. */
export const WrongPin: Story = {
  args: { service: serviceOf({ currentId: ids.child }) },
  play: async () => {
    await userEvent.click(await button(/^Анна/));
    await userEvent.type(await pin(), '9999');
    await waitFor(async () => expect(await pin()).toBeInvalid());
  },
};

/** The switch is on its way. */
export const Switching: Story = {
  args: {
    service: serviceOf({}, { switchProfile: heldPort<unknown, never>().port }),
  },
  play: async () => {
    await userEvent.click(await button(/^Лёва/));
    await waitFor(async () => expect(await button(/^Лёва/)).toHaveAttribute('aria-current'));
  },
};

/** The switch failed. */
export const SwitchFailed: Story = {
  args: {
    service: serviceOf(
      {},
      { switchProfile: () => Promise.reject(errorAnswer({ status: 500, code: 1 })) },
    ),
  },
  play: async () => {
    await userEvent.click(await button(/^Лёва/));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

/** The profiles did not come. */
export const Failed: Story = {
  args: {
    service: serviceOf(
      {},
      { listProfiles: () => Promise.reject(errorAnswer({ status: 500, code: 1 })) },
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

/** Six profiles with long names: a child may not add another. */
export const LongRussian: Story = {
  args: {
    service: serviceOf({
      currentId: 'long-3',
      profiles: [
        'Достопримечательност',
        'Анна-Мария Ветрова-К',
        'Бабушка и дедушка',
        'Гости с дачи, соседи',
        'Лёва',
        'Соня',
      ].map((name, place) => ({
        ...masterProfileFixture,
        icon: { id: `avatar-${place + 1}`, image: imageFixture(`avatar-${place + 1}`) },
        id: `long-${place}`,
        type: place === 0 ? 'master' : 'additional',
        name,
      })),
    }),
  },
};

export const Armenian: Story = {
  args: {
    service: serviceOf({
      profiles: family.map((profile, place) => ({
        ...profile,
        name: ['Անահիտ', 'Տիգրան Ադամյան', 'Փոքրիկ Հայկ'][place] ?? '',
      })),
    }),
  },
  globals: { language: 'hye' },
};
