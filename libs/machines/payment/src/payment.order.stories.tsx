import { errorAnswer } from '@foyer/core/fixtures';
import { fakePurchaseOrderPorts, orderTickets, priceFixture } from '@foyer/purchase-order/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  button,
  month,
  paymentScene,
  type PaymentStoryProps,
  seen,
  service,
} from './payment.scenes.tsx';

const meta = {
  title: 'Flows/Payment/Order',
  ...paymentScene,
} satisfies Meta<PaymentStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An answer is on its way. */
export const Waiting: Story = {
  args: {
    input: month,
    service: () => service({ order: fakePurchaseOrderPorts({ buy: () => new Promise(() => {}) }) }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => screen.findByText(/^Ждём\sответа/));
  },
};

/** The bank has not answered: no button that pays. */
export const FindingOut: Story = {
  args: {
    input: month,
    service: () =>
      service({
        order: fakePurchaseOrderPorts({
          buy: () => Promise.reject(new Error('Reset')),
          findByKey: () => new Promise(() => {}),
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => button(/^Проверить\sсейчас/));
    await expect(screen.queryByRole('button', { name: /^Заплатить/ })).toBeNull();
  },
};

/** Another price: asked again. */
export const Repriced: Story = {
  args: {
    input: month,
    service: () =>
      service({
        order: fakePurchaseOrderPorts({
          buy: () =>
            Promise.reject(
              Object.assign(errorAnswer({ status: 409, code: 2_000_046 }), {
                price: { ...priceFixture, amount: 34_900 },
              }),
            ),
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => button(/^Заплатить\s349/));
  },
};

/** A bank takes the money on its own page. */
export const AtBank: Story = {
  args: {
    input: month,
    service: () =>
      service({ order: fakePurchaseOrderPorts({ buy: async () => orderTickets.atBank }) }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => screen.findByRole('link', { name: /^Открыть\sстраницу/ }));
  },
};

/** Refused, with a way to mend it. */
export const Failed: Story = {
  args: {
    input: month,
    service: () =>
      service({
        order: fakePurchaseOrderPorts({
          buy: () =>
            Promise.reject(
              errorAnswer({ status: 402, code: 2_000_036, description: 'Банк отказал' }),
            ),
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Банк\sотказал/);
  },
};

/** The bank has refused the card: other ways to pay stand under its words. */
export const CardRefused: Story = {
  args: {
    input: month,
    service: () =>
      service({
        order: fakePurchaseOrderPorts({
          buy: async () => orderTickets.open,
          payByCard: async () => ({ status: 'refused', reqStatus: 1 }),
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Банковская/ }));
    await userEvent.click(await button(/^Ввести\sкарту/));
    await userEvent.click(await button(/^Попробовать/));
    await seen(() => screen.findByRole('group', { name: /^Заплатить\sиначе/ }));
  },
};
