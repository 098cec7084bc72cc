import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { bankCardInputs, cardDigits, fakeBankCardPorts } from './bank-card.fixtures.ts';
import { createBankCardMachine } from './bank-card.machine.ts';
import type { BankCardInput, BankCardPorts } from './bank-card.types.ts';
import { BankCardFlow, type BankCardFlowProps } from './bank-card.view.tsx';

const known = fakeBankCardPorts();
const waiting = fakeBankCardPorts({
  findPaymentUrl: heldPort<{ purpose: BankCardInput['purpose'] }, string | undefined>().port,
});
const failing = fakeBankCardPorts({
  findPaymentUrl: () =>
    Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Банк не отвечает' })),
});

const meta = {
  title: 'Flows/Bank card',
  component: BankCardFlow,
  args: { shell: openShell, input: bankCardInputs.purchase, onDone: fn(), ports: known },
  argTypes: { shell: { control: false }, ports: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  render: ({ ports, ...args }) => (
    <PortsProvider flow={createBankCardMachine} ports={ports}>
      <BankCardFlow {...args} />
    </PortsProvider>
  ),
} satisfies Meta<BankCardFlowProps & { ports: BankCardPorts }>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp | string) => screen.findByLabelText(name, { selector: 'input' });
const submit = () => screen.findByRole('button', { name: 'Продолжить' });

/** The whole form by keyboard. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field('Номер карты')).toHaveFocus());
    await userEvent.keyboard(cardDigits.number);
    await userEvent.tab();
    await userEvent.keyboard(cardDigits.expiry);
    await userEvent.tab();
    await userEvent.keyboard(`${cardDigits.cvc}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** The address that the card goes to is on its way: the form may be filled in meanwhile. */
export const WithoutAddress: Story = {
  args: { input: bankCardInputs.binding, ports: waiting },
  play: async () => {
    await expect(await submit()).toBeDisabled();
    await userEvent.type(await field('Номер карты'), '2200');
  },
};

/** There is no address; it can be asked for again. */
export const Failed: Story = {
  args: { input: bankCardInputs.binding, ports: failing },
  play: async () => {
    await screen.findByText('Банк не отвечает');
    await screen.findByRole('button', { name: 'Повторить' });
  },
};

export const Refused: Story = {
  name: 'C7: asks for the code alone after a refusal [BANKCARD-038]',
  args: { input: bankCardInputs.refused },
  play: async ({ args }) => {
    const code = await field('CVC');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('');
    await userEvent.keyboard(`${cardDigits.cvc}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A narrow phone in Armenian: nothing is cut off, and the message is read with the fields. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Շարունակել' });
    await userEvent.click(button);
    await waitFor(async () => expect(await field('Քարտի համարը')).toHaveFocus());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
