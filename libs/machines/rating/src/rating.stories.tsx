import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeRatingPorts, ratedItems, ratingInputs } from './rating.fixtures.ts';
import { createRatingMachine } from './rating.machine.ts';
import type { RatingPorts } from './rating.types.ts';
import { RatingFlow, type RatingFlowProps } from './rating.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface RatingStoryProps extends RatingFlowProps {
  service: () => RatingPorts;
}

const meta = {
  title: 'Flows/Rating',
  args: { shell: openShell, input: ratingInputs.viewer, onDone: fn(), service: fakeRatingPorts },
  argTypes: { shell: { control: false }, service: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider flow={createRatingMachine} ports={loaded['ports'] as RatingPorts}>
      <RatingFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<RatingStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const value = (name: RegExp) => screen.findByRole('radio', { name }, { timeout: 10_000 });
const button = (name: string) => screen.findByRole('button', { name });

const unrated = () => fakeRatingPorts({ findItem: async () => ratedItems.unrated });

/** Nothing is chosen, and the button sleeps. RATE-003 */
export const Unrated: Story = {
  args: { service: unrated },
  play: async () => {
    await value(/^1 /u);
    await expect(await button('Оценить')).toBeDisabled();
  },
};

/** The rating in force is marked. RATE-008 */
export const Rated: Story = {
  play: async () => {
    await expect(await value(/^8 /u)).toBeChecked();
  },
};

/** Arrows choose, Tab and Enter send. */
export const Keyboard: Story = {
  args: { service: unrated },
  play: async ({ args }) => {
    (await value(/^1 /u)).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.click(await value(/^9 /u));
    await userEvent.keyboard('{ArrowRight}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'rated', rating: 10 }));
  },
};

/** The rating is about to be taken back. RATE-002 */
export const Removing: Story = {
  play: async () => {
    await value(/^8 /u);
    await userEvent.click(await button('Убрать оценку'));
    await waitFor(async () => expect(await button('Убрать оценку')).toBeEnabled());
  },
};

/** The rating is on its way. */
export const Sending: Story = {
  args: {
    service: () => fakeRatingPorts({ setRating: heldPort<object, unknown>().port }),
  },
  play: async () => {
    await userEvent.click(await value(/^9 /u));
    await userEvent.click(await button('Изменить оценку'));
  },
};

export const Armenian: Story = {
  args: { service: unrated },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

/** There is no such title: the error dialog. MODAL-024 */
export const Unavailable: Story = {
  args: {
    service: () =>
      fakeRatingPorts({
        findItem: () => Promise.reject(errorAnswer({ status: 404, code: 1 })),
      }),
  },
  play: async () => {
    await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
