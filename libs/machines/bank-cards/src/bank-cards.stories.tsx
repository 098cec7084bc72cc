import { PortsProvider } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { fakeBankCardsPorts } from './bank-cards.fixtures.ts';
import { createBankCardsMachine } from './bank-cards.machine.ts';
import type { BankCardsPorts } from './bank-cards.types.ts';
import { BankCardsFlow } from './bank-cards.view.tsx';

function Page({ service }: { service: () => BankCardsPorts }) {
  const [ports] = useState(service);
  return (
    <PortsProvider flow={createBankCardsMachine} ports={ports}>
      <BankCardsFlow />
    </PortsProvider>
  );
}

const meta = {
  title: 'Flows/Bank cards',
  component: Page,
  args: { service: () => fakeBankCardsPorts() },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [
    // The flow loads it when the pointer or the focus is near; a story presses at once.
    async () => {
      await Promise.all(Object.values(labels).map(({ variants }) => Dialog.preload(variants)));
      return {};
    },
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forgotten: Story = {
  name: 'C22: says what ends with a card before it is forgotten',
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Удалить карту •• 0004' }, { timeout: 4000 }),
    );
    await screen.findByText(/10\.12\.2026/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    await screen.findByText('Карта •• 0004 удалена');
  },
};

export const Empty: Story = {
  args: { service: () => fakeBankCardsPorts({ listCards: async () => [] }) },
};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
