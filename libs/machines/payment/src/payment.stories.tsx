import { PortsProvider } from '@foyer/core/react';
import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { fakePurchaseOrderPorts, orderTickets, priceFixture } from '@foyer/purchase-order/fixtures';
import { Artwork } from '@foyer/ui/artwork';
import { makeTitle } from '@foyer/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakePaymentPorts,
  paymentInputs,
  paymentMeans,
  trialByLinkedCard,
} from './payment.fixtures.ts';
import { createPaymentMachine } from './payment.machine.ts';
import { paymentSubject, plainParts, waitingActors } from './payment.parts.fixtures.tsx';
import type { PaymentPorts } from './payment.types.ts';
import { PaymentFlow, type PaymentFlowProps } from './payment.view.tsx';

/** A story's ports come from the fake service, made again for each showing. */
interface PaymentStoryProps extends PaymentFlowProps {
  service: () => PaymentPorts;
}

const service = (replaced: Partial<PaymentPorts> = {}) =>
  fakePaymentPorts({ actors: waitingActors(), ...replaced });

/** As a site gives it: it fills its frame. */
function Poster() {
  const { backdrop } = makeTitle('kassiopeya', 'Кассиопея');
  return <Artwork picture={backdrop} size={[960, 540]} hasEdge={false} />;
}

const meta = {
  title: 'Flows/Payment',
  args: {
    shell: openShell,
    input: paymentInputs.service,
    about: { ...paymentSubject, picture: <Poster /> },
    parts: plainParts,
    timeZone: 'Europe/Moscow',
    onDone: fn(),
    service,
  },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  argTypes: {
    shell: { control: false },
    parts: { control: false },
    service: { control: false },
  },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ service: _service, ...args }, { loaded }) => (
    <PortsProvider flow={createPaymentMachine} ports={loaded['ports'] as PaymentPorts}>
      <PaymentFlow {...args} />
    </PortsProvider>
  ),
} satisfies Meta<PaymentStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });
/** Seen once the step has come in. */
const seen = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toBeVisible());
const month = { ...paymentInputs.year, periodIndex: 0 };

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

/** A card is typed: its way back, what it pays for, and what is spent. */
export const CardEntry: Story = {
  args: { input: month },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Банковская/ }));
    await userEvent.click(await button(/^Ввести\sкарту/));
    await seen(() => button(/^Другой\sспособ/));
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

/** Bought: one press leads to the film, another to what can be done now. */
export const Success: Story = {
  args: {
    input: month,
    service: () => service({ findOnboarding: async () => ({ productId: 'service-kino' }) }),
  },
  play: async () => {
    await userEvent.click(await button(/^Заплатить/));
    await userEvent.click(await button(/^Заплатить/));
    await seen(() => button(/^Что\sтеперь\sможно/));
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
