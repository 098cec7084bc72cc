import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fakeGiftPorts, giftCode, giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { createGiftMachine } from './gift.machine.ts';
import type { GiftPorts } from './gift.types.ts';
import { GiftFlow } from './gift.view.tsx';

const meta = {
  title: 'Flows/Gift',
  component: GiftFlow,
  args: {
    input: giftInputs.own,
    address: 'soffit.example/promocode',
    timeZone: 'Europe/Moscow',
    allHref: '#all',
  },
} satisfies Meta<typeof GiftFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flow over an account or a device that is otherwise here and there. */
const over = (replaced: Partial<GiftPorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakeGiftPorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createGiftMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The code, to copy, print or send. */
export const Ready: Story = {
  decorators: over(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(giftCode)).toBeVisible();
  },
};

/** It is said below the buttons what a press did. */
export const Copied: Story = {
  decorators: over(),
  play: async () => {
    await press('Скопировать код');
    await expect(await screen.findByRole('status')).toHaveTextContent('Код скопирован');
  },
};

/** The browser closes its clipboard: the code is selected by hand. */
export const NotCopied: Story = {
  decorators: over({ copyCode: async () => false }),
  play: async () => {
    await press('Скопировать код');
    await screen.findByText(/^Браузер не дал скопировать/);
  },
};

/** It was given away, and its code is used. */
export const Given: Story = {
  decorators: over({ readGift: async () => gifts.given }),
  play: async () => {
    await screen.findByText(/^Этот сертификат подарен/);
  },
};

/** Of another account, or of no account. */
export const Missing: Story = {
  decorators: over({ readGift: () => Promise.reject(giftErrors.missing) }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Такого сертификата нет' });
  },
};

/** The service did not answer; a press asks again. */
export const Failed: Story = {
  decorators: over({ readGift: () => Promise.reject(giftErrors.down) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Сервис недоступен');
  },
};

/** On a narrow phone, in Armenian. */
export const Armenian: Story = {
  decorators: over(),
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Պատճենել կոդը' });
  },
};
