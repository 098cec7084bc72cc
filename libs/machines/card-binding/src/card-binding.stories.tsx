import { PortsProvider } from '@foyer/core/react';
import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  bindingTickets,
  cardBindingInputs,
  cardDigits,
  fakeCardBindingPorts,
} from './card-binding.fixtures.ts';
import { createCardBindingMachine } from './card-binding.machine.ts';
import type { CardBindingPorts } from './card-binding.types.ts';
import { CardBindingFlow, type CardBindingFlowProps } from './card-binding.view.tsx';

/** A story's ports come from the fake service, made again for each showing. */
interface CardBindingStoryProps extends CardBindingFlowProps {
  service: () => CardBindingPorts;
}

const meta = {
  title: 'Flows/Card binding',
  args: {
    shell: openShell,
    input: cardBindingInputs.begin,
    onDone: fn(),
    service: () => fakeCardBindingPorts(),
  },
  argTypes: { shell: { control: false }, service: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ service: _service, ...args }, { loaded }) => (
    <PortsProvider flow={createCardBindingMachine} ports={loaded['ports'] as CardBindingPorts}>
      <CardBindingFlow {...args} />
    </PortsProvider>
  ),
} satisfies Meta<CardBindingStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });

/** Waits for the form and fills it in with the keyboard. */
async function enter() {
  await waitFor(async () => expect(await field('Номер карты')).toHaveFocus(), { timeout: 4000 });
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: /^Добавить/ })).toBeEnabled(),
  );
  await userEvent.keyboard(cardDigits.number);
  await userEvent.tab();
  await userEvent.keyboard(cardDigits.expiry);
  await userEvent.tab();
  await userEvent.keyboard(`${cardDigits.cvc}{Enter}`);
}

/** A card is linked with the keyboard alone; what the bank holds stands before the button. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByText(/^Для\sпроверки\sбанк\sспишет\s1/);
    await enter();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'linked' }));
  },
};

export const Refused: Story = {
  name: 'C7: asks for the code alone after a refusal [BANKCARD-038]',
  args: {
    service: () =>
      fakeCardBindingPorts({ payByCard: async () => ({ status: 'refused', reqStatus: 1 }) }),
  },
  play: async () => {
    await enter();
    await waitFor(async () => expect(await field('CVC')).toHaveFocus());
    await expect(await field('Номер карты')).toHaveValue('2200 0000 0000 0004');
  },
};

/** The bank has not answered: nothing can be sent. */
export const FindingOut: Story = {
  args: {
    input: cardBindingInputs.returned,
    service: () => fakeCardBindingPorts({ getTicket: async () => bindingTickets.unknown }),
  },
  play: async () => {
    await screen.findByRole('button', { name: /^Проверить\sсейчас/ }, { timeout: 4000 });
    await expect(screen.queryByRole('button', { name: /^Добавить/ })).toBeNull();
  },
};

/** The service opened no order. */
export const NotBegun: Story = {
  args: {
    service: () =>
      fakeCardBindingPorts({
        begin: () =>
          Promise.reject(errorAnswer({ status: 409, code: 1, description: 'Карт уже десять' })),
      }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'Карт уже десять',
    );
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await screen.findByRole('button', { name: /^Ավելացնել/ }, { timeout: 4000 });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
