import { PortsProvider, useFlow, usePorts } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakePinPorts } from './pin.fixtures.ts';
import { createPinSetUpMachine, type PinSetUpOutput } from './pin-set-up.machine.ts';
import { PinSetUpStep } from './pin-set-up.step.tsx';

interface PinSetUpStoryProps {
  onDone: (output: PinSetUpOutput) => void;
}

/** The step as it stands in the dialog of the sign-in. */
function InDialog({ onDone }: PinSetUpStoryProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createPinSetUpMachine), { phone: '79000000100' }, onDone);
  return (
    <Dialog isOpen title={t('modal.login.pin.title')} onClose={() => {}}>
      <PinSetUpStep actor={actor} />
    </Dialog>
  );
}

const meta = {
  title: 'Flows/PIN set-up',
  component: InDialog,
  args: { onDone: fn() },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [() => ({ ports: fakePinPorts({ pin: '0000' }) })],
  decorators: [
    (Flow, { loaded }) => (
      <PortsProvider
        flow={createPinSetUpMachine}
        ports={loaded['ports'] as ReturnType<typeof fakePinPorts>}
      >
        <Flow />
      </PortsProvider>
    ),
  ],
} satisfies Meta<PinSetUpStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The only field of the step at hand, in any language. */
const field = async () => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role="dialog"] input');
    if (!found) throw new Error('There is no field yet');
    return found;
  });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};

/** A PIN is offered; the keyboard is enough. */
export const Choosing: Story = {
  play: async ({ args }) => {
    const first = await field();
    await userEvent.keyboard('5678');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await field();
    await userEvent.keyboard('5678');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'chosen' }));
  },
};

/** As it is offered, before anything is entered. */
export const Offered: Story = {
  play: async () => {
    await expect(await field()).toHaveValue('');
  },
};

/** 0000 is the PIN that is to be replaced. */
export const DefaultRefused: Story = {
  play: async () => {
    await userEvent.type(await field(), '0000');
    await waitFor(async () => expect(await field()).toBeInvalid());
  },
};

/** The second PIN was another one. */
export const Mismatch: Story = {
  play: async () => {
    const first = await field();
    await userEvent.keyboard('5678');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await field();
    await userEvent.keyboard('5679');
    await waitFor(async () => expect(await field()).toBeInvalid());
  },
};

/** It may wait. */
export const Later: Story = {
  play: async ({ args }) => {
    await field();
    const buttons = await screen.findAllByRole('button');
    const later = buttons.find((button) => /Позже|Later|Ավելի ուշ/u.test(button.textContent ?? ''));
    if (!later) throw new Error('Nothing puts it off');
    await userEvent.click(later);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'later' }));
  },
};

/** A narrow phone, in the longest words: nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await userEvent.type(await field(), '0000');
    await waitFor(async () => expect(await field()).toBeInvalid());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
