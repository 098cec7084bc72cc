import { PortsProvider } from '@foyer/core/react';
import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakePurchaseOptionsPorts,
  purchasables,
  purchaseOptionsInputs,
} from './purchase-options.fixtures.ts';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { PurchaseOptionsPage } from './purchase-options.page.tsx';
import type { PurchaseOptionsPorts } from './purchase-options.types.ts';
import { PurchaseOptionsFlow, type PurchaseOptionsFlowProps } from './purchase-options.view.tsx';

/** A story's ports come from the fake service, made again for each showing. */
interface PurchaseOptionsStoryProps extends PurchaseOptionsFlowProps {
  service: () => PurchaseOptionsPorts;
}

const meta = {
  title: 'Flows/PurchaseOptions',
  args: {
    shell: openShell,
    input: purchaseOptionsInputs.film,
    onDone: fn(),
    service: fakePurchaseOptionsPorts,
  },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  argTypes: { shell: { control: false }, service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider
      flow={createPurchaseOptionsMachine}
      ports={loaded['ports'] as PurchaseOptionsPorts}
    >
      <PurchaseOptionsFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<PurchaseOptionsStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: RegExp) => screen.findByRole('tab', { name }, { timeout: 10_000 });
const finding = (findOptions: PurchaseOptionsPorts['findOptions']) => () =>
  fakePurchaseOptionsPorts({ findOptions });

/** A subscription, for ever, for two days. */
export const ThreeWays: Story = {
  play: async () => {
    await tab(/^Взять\sнапрокат/u);
  },
};

/** Arrows lead through the tabs and the lengths of time, Enter goes on to the payment. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await tab(/^Подписка/u)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await tab(/^Купить\sнавсегда/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Tab}');
    const month = await screen.findByRole('radio', { name: /^1\sмесяц/u });
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^К\sоплате/u })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'handed-over' }));
  },
};

/** One option, for one length of time: no tabs, and a sentence. */
export const Single: Story = { args: { service: finding(async () => purchasables.single) } };

/** The film is not for sale. */
export const Nothing: Story = { args: { service: finding(async () => purchasables.unsold) } };

/** The viewer has the film. */
export const Owned: Story = { args: { service: finding(async () => purchasables.owned) } };

/** The options did not come; another try is offered. */
export const Failed: Story = {
  args: {
    service: finding(() => Promise.reject(errorAnswer({ status: 500, code: 1 }))),
  },
  play: async () => {
    await screen.findByRole('alert', undefined, { timeout: 10_000 });
  },
};

/** The page without a layout, as a visitor sees it. */
export const VisitorsPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ onDone }, { loaded }) => (
    <PortsProvider
      flow={createPurchaseOptionsMachine}
      ports={loaded['ports'] as PurchaseOptionsPorts}
    >
      <PurchaseOptionsPage
        input={{ ...purchaseOptionsInputs.page, known: purchasables.visitor }}
        onDone={onDone}
      />
    </PortsProvider>
  ),
};

/** The page in a page of another site. */
export const FramedPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ onDone }, { loaded }) => (
    <PortsProvider
      flow={createPurchaseOptionsMachine}
      ports={loaded['ports'] as PurchaseOptionsPorts}
    >
      <PurchaseOptionsPage input={purchaseOptionsInputs.page} onDone={onDone} onClose={fn()} />
    </PortsProvider>
  ),
};

/** A narrow phone in Armenian: nothing is cut off, the tabs are scrolled to. */
export const NarrowArmenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await tab(/^Գնել/u);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
