import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardChallengeInputs, fakeCardChallengePorts } from './card-challenge.fixtures.ts';
import { createCardChallengeMachine } from './card-challenge.machine.ts';
import { CardChallengeFlow } from './card-challenge.view.tsx';

const { frame, redirect } = cardChallengeInputs;

/** A bank that cannot be reached: the browser shows its own page of another origin. */
const ports = fakeCardChallengePorts();

const meta = {
  title: 'Flows/Card challenge',
  component: CardChallengeFlow,
  args: { shell: openShell, input: frame, onDone: fn() },
  argTypes: { shell: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  decorators: [
    (Flow) => (
      <PortsProvider flow={createCardChallengeMachine} ports={ports}>
        <Flow />
      </PortsProvider>
    ),
  ],
} satisfies Meta<typeof CardChallengeFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Framed: Story = {
  name: 'C14: lets the keyboard into the frame, and out again',
  play: async () => {
    const page = await screen.findByTitle('Страница банка');
    page.focus();
    await expect(page).toHaveFocus();
    const open = screen.getByRole('button', { name: 'Открыть страницу банка' });
    open.focus();
    await expect(open).toHaveFocus();
  },
};

export const Redirected: Story = {
  name: 'C14: goes to the page of the bank by a press alone',
  args: { input: redirect },
  play: async () => {
    const open = await screen.findByRole('button', { name: 'Открыть страницу банка' });
    await userEvent.click(open);
    await waitFor(() => expect(open).toHaveAttribute('data-pending', 'true'));
  },
};

export const Left: Story = {
  name: 'C14: turns back by Escape',
  args: { input: redirect },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Вернуться к оплате' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ outcome: 'left' }));
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  args: { input: redirect },
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await screen.findByRole('button', { name: 'Վերադառնալ վճարմանը' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
