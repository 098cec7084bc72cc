import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { meansWithOldCard, paymentMeans, trialByLinkedCard } from './payment.fixtures.ts';
import { paymentSubject } from './payment.parts.fixtures.tsx';
import {
  button,
  month,
  paymentScene,
  type PaymentStoryProps,
  seen,
  service,
} from './payment.scenes.tsx';

const meta = {
  title: 'Flows/Payment',
  ...paymentScene,
} satisfies Meta<PaymentStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How long, before how to pay. */
export const Periods: Story = {
  play: async () => {
    await button(/^Дальше/);
  },
};

/** What it costs today, what then and when, how to stop; all with the keyboard. */
export const Methods: Story = {
  play: async ({ args }) => {
    (await button(/^Дальше/)).focus();
    await userEvent.keyboard('{Enter}');
    (await button(/^Заплатить\s299/)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /^Всё\sверно/ });
    (await button(/^Заплатить\s299/)).focus();
    await userEvent.keyboard('{Enter}');
    (await button(/^Смотреть/)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** The ways to pay, with an account that has too little money. */
export const TooLittleMoney: Story = {
  args: {
    input: month,
    service: () =>
      service({
        findMeans: async () => ({
          ...paymentMeans,
          account: paymentMeans.account && { ...paymentMeans.account, balance: 12_000 },
        }),
      }),
  },
  play: async () => {
    await seen(() => screen.findByText(/^Не\sхватает\s179/));
    await seen(() => screen.findByRole('link', { name: /^Пополнить/ }));
  },
};

/** How long and by what, before anything is pressed. */
export const Chosen: Story = {
  args: { input: month },
  play: async () => {
    await seen(() => button(/^Заплатить\s299/));
  },
};

/** A trial by a linked card: what it costs today, what then and when. */
export const Trial: Story = {
  args: { input: trialByLinkedCard },
  play: async () => {
    await seen(() => button(/^Попробовать\sза/));
  },
};

/** Nothing to show of it: the frame is drawn. */
export const WithoutPicture: Story = {
  args: { input: month, about: paymentSubject },
  play: async () => {
    await seen(() => button(/^Заплатить\s299/));
  },
};

/** Rows that are waited for are as high as they will be. */
export const Loading: Story = {
  args: { input: month, service: () => service({ findMeans: () => new Promise(() => {}) }) },
  play: async () => {
    await seen(() => screen.findByText(/^Узнаём/));
  },
};

/** A card is typed: its way back, what it pays for, and what is spent. */
export const CardEntry: Story = {
  args: { input: month },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Банковская/ }));
    await userEvent.click(await button(/^Ввести\sкарту/));
    await seen(() => button(/^Другой\sспособ/));
  },
};

/** Bought: one press leads to the film, another to what can be done now. */
export const Success: Story = {
  args: {
    input: month,
    service: () =>
      service({
        findOnboarding: async () => ({ productType: 'service', productId: 'service-kino' }),
      }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => button(/^Что\sтеперь\sможно/));
  },
};

/** A linked card that has expired says so. */
export const ExpiredCard: Story = {
  args: { input: month, service: () => service({ findMeans: async () => meansWithOldCard }) },
  play: async () => {
    await seen(() => screen.findByText(/^Срок\sистёк/));
    await expect(screen.getByRole('radio', { name: /^Мир/ })).toBeDisabled();
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const NarrowArmenian: Story = {
  args: { input: month },
  globals: { language: 'hye', viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await button(/^Վճարել/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
