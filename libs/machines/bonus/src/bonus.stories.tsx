import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  bonusErrors,
  bonusInputs,
  bonusOffers,
  fakeBonusPorts,
  rightCode,
} from './bonus.fixtures.ts';
import { createBonusMachine } from './bonus.machine.ts';
import type { BonusPorts } from './bonus.types.ts';
import { BonusFlow } from './bonus.view.tsx';

const meta = {
  title: 'Flows/Bonus',
  component: BonusFlow,
  args: { shell: openShell, input: bonusInputs.light, onDone: fn() },
  argTypes: { shell: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
} satisfies Meta<typeof BonusFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flow over a service that answers otherwise here and there. */
const over = (replaced: Partial<BonusPorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakeBonusPorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createBonusMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

/** Phone and code by the keyboard alone. */
export const Joined: Story = {
  decorators: over(),
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Номер телефона')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Код')).toHaveFocus());
    await userEvent.keyboard(`${rightCode}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'joined' }));
  },
};

/** The terms and the phone. */
export const Register: Story = {
  decorators: over(),
  play: async () => {
    await screen.findByRole('button', { name: 'Подключить' });
  },
};

/** A program that wants an address. */
export const ByEmail: Story = {
  decorators: over({ findOffer: async () => bonusOffers.byEmail }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Электронная почта'), 'viewer{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте адрес почты');
  },
};

/** The code, with the wait before another one. */
export const Code: Story = {
  decorators: over({
    register: async () => ({
      status: 'need_confirm',
      requestId: 'request-1',
      resendAfterSeconds: 60,
    }),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Подключить' }));
    await screen.findByRole('button', { name: /^Отправить ещё раз через/ });
  },
};

/** A program that there is not. */
export const NoName: Story = {
  decorators: over({ findOffer: () => Promise.reject(bonusErrors.missing) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('NONAME');
  },
};

/** The account is being taken in already. */
export const Processing: Story = {
  decorators: over({ findOffer: async () => bonusOffers.processing }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('уже рассматривается');
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  decorators: over(),
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Միացնել' }));
    await screen.findByRole('button', { name: 'Հաստատել' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
