import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import { Artwork } from '@foyer/ui/artwork';
import { makeTitle } from '@foyer/screens/testing/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fakePaymentPorts, paymentInputs } from './payment.fixtures.ts';
import { createPaymentMachine } from './payment.machine.ts';
import { paymentSubject, plainParts, waitingActors } from './payment.parts.fixtures.tsx';
import type { PaymentPorts } from './payment.types.ts';
import { PaymentFlow, type PaymentFlowProps } from './payment.view.tsx';

/** A story's ports come from the fake service, made again for each showing. */
export interface PaymentStoryProps extends PaymentFlowProps {
  service: () => PaymentPorts;
}

/** A service whose flows of others wait for a press. */
export const service = (replaced: Partial<PaymentPorts> = {}) =>
  fakePaymentPorts({ actors: waitingActors(), ...replaced });

/** As a site gives it: it fills its frame. */
function Poster() {
  const { backdrop } = makeTitle('kassiopeya', 'Кассиопея');
  return <Artwork picture={backdrop} size={[960, 540]} hasEdge={false} />;
}

/** The flow over its service, as each file of stories shows it. */
export const paymentScene = {
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

/** The button of a name, once it is there. */
export const button = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });

/** Seen once the step has come in. */
export const seen = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toBeVisible());

/** The length of time is chosen. */
export const month = { ...paymentInputs.year, periodIndex: 0 };
