import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakeSellingScreenPorts,
  sellings,
  sellingScreenInputs,
} from './selling-screen.fixtures.ts';
import { createSellingScreenMachine } from './selling-screen.machine.ts';
import type { SellingScreenPorts } from './selling-screen.types.ts';
import { SellingScreenFlow, type SellingScreenFlowProps } from './selling-screen.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface SellingScreenStoryProps extends SellingScreenFlowProps {
  service: () => SellingScreenPorts;
}

const meta = {
  title: 'Flows/SellingScreen',
  args: {
    shell: openShell,
    input: sellingScreenInputs.film,
    onDone: fn(),
    service: fakeSellingScreenPorts,
  },
  argTypes: { shell: { control: false }, service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider flow={createSellingScreenMachine} ports={loaded['ports'] as SellingScreenPorts}>
      <SellingScreenFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<SellingScreenStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });

/** A subscription, for ever, for two days. */
export const ThreeWays: Story = {
  play: async () => {
    await option(/^Взять напрокат/u);
  },
};

/** Tab leads through the options, Enter chooses. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await option(/^Подписка/u)).focus();
    await userEvent.keyboard('{Tab}');
    await expect(await option(/^Купить навсегда/u)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'handed-over' }));
  },
};

/** The film is owned, free, or not for sale. */
export const Nothing: Story = {
  args: { service: () => fakeSellingScreenPorts({ findSelling: async () => sellings.owned }) },
};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
