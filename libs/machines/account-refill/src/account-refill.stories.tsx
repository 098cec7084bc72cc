import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import {
  accountRefillInputs,
  fakeAccountRefillPorts,
  refillAccount,
} from './account-refill.fixtures.ts';
import { createAccountRefillMachine } from './account-refill.machine.ts';
import type { AccountRefillPorts } from './account-refill.types.ts';
import { AccountRefillFlow, type AccountRefillFlowProps } from './account-refill.view.tsx';

const arriving = fakeAccountRefillPorts();
const late = fakeAccountRefillPorts({ readAccount: async () => refillAccount });

const meta = {
  title: 'Flows/Account refill',
  component: AccountRefillFlow,
  args: { input: accountRefillInputs.fresh, onDone: fn(), ports: arriving },
  argTypes: { ports: { control: false } },
  render: ({ ports, ...args }) => (
    <PortsProvider flow={createAccountRefillMachine} ports={ports}>
      <AccountRefillFlow {...args} />
    </PortsProvider>
  ),
} satisfies Meta<AccountRefillFlowProps & { ports: AccountRefillPorts }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The balance, and the way to top it up. */
export const Offered: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^Пополнить/ });
  },
};

export const Arrived: Story = {
  name: 'C8: says what has arrived, and offers to go on',
  args: { input: accountRefillInputs.returned },
  play: async () => {
    const goOn = await screen.findByRole('button', { name: /^Продолжить/ });
    goOn.focus();
    await userEvent.keyboard('{Enter}');
  },
};

/** Nothing has arrived yet, on a narrow phone in Armenian. */
export const Waiting: Story = {
  args: { input: accountRefillInputs.returned, ports: late },
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await screen.findByRole('button', { name: /^Ստուգել/ });
  },
};
