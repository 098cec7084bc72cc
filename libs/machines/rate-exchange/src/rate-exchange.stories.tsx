import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeRateExchangePorts, rateExchangeInputs } from './rate-exchange.fixtures.ts';
import { createRateExchangeMachine } from './rate-exchange.machine.ts';
import type { RateExchangePorts } from './rate-exchange.types.ts';
import { RateExchangeFlow, type RateExchangeFlowProps } from './rate-exchange.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface RateExchangeStoryProps extends RateExchangeFlowProps {
  service: () => RateExchangePorts;
}

const meta = {
  title: 'Flows/RateExchange',
  args: {
    shell: openShell,
    input: rateExchangeInputs.film,
    onDone: fn(),
    service: fakeRateExchangePorts,
  },
  argTypes: { shell: { control: false }, service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider flow={createRateExchangeMachine} ports={loaded['ports'] as RateExchangePorts}>
      <RateExchangeFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<RateExchangeStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const accept = () => screen.findByRole('button', { name: 'Оценить' }, { timeout: 10_000 });

/** The offer. */
export const Offered: Story = {
  play: async () => {
    await accept();
  },
};

/** Enter accepts. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await accept()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'accepted' }));
  },
};

export const LongRussian: Story = {
  args: {
    service: () =>
      fakeRateExchangePorts({
        findItem: async () => ({
          name: 'Удивительные приключения достопочтеннейшего инспектора Кржижановского',
          isRated: false,
        }),
      }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = { globals: { language: 'hye' } };
