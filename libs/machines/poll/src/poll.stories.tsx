import { errorAnswer } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakePollPorts, pollInputs } from './poll.fixtures.ts';
import { createPollMachine } from './poll.machine.ts';
import type { PollPorts } from './poll.types.ts';
import { PollFlow, type PollFlowProps } from './poll.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface PollStoryProps extends PollFlowProps {
  service: () => PollPorts;
}

const meta = {
  title: 'Flows/Poll',
  args: { shell: openShell, input: pollInputs.twoQuestions, onDone: fn(), service: fakePollPorts },
  argTypes: { shell: { control: false }, service: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider flow={createPollMachine} ports={loaded['ports'] as PollPorts}>
      <PollFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<PollStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (name: string) => screen.findByRole('radio', { name });
const button = (name: RegExp) => screen.findByRole('button', { name });

/** The button waits for an answer. */
export const Question: Story = {
  play: async () => {
    await answer('Фильмы');
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
  },
};

/** Arrow keys choose, Enter goes on, and the focus comes along. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await answer('Фильмы')).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await answer('Дома')).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'completed' }));
  },
};

async function answerAll() {
  await userEvent.click(await answer('Сериалы'));
  await userEvent.click(await button(/^(Дальше|Next|Հաջորդը)$/));
  await userEvent.click(await answer('В гостях'));
  await userEvent.click(await button(/^(Завершить|Complete|Ավարտել)$/));
}

/** Every question is answered. */
export const Thanks: Story = {
  play: async () => {
    await answerAll();
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  },
};

/** The answers were not taken; the last one stays and can be sent again. */
export const Failed: Story = {
  args: {
    service: () =>
      fakePollPorts({
        finishPoll: async () => {
          throw errorAnswer({ status: 500, code: 1 });
        },
      }),
  },
  play: async () => {
    await answerAll();
    await waitFor(() => expect(screen.getByRole('radiogroup')).toBeInvalid());
    await expect(await answer('В гостях')).toBeChecked();
  },
};
