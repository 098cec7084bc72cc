import { PortsProvider } from '@foyer/core/react';
import { rightCode, rightPassword } from '@foyer/password-confirm/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import type { PinPorts } from './pin.types.ts';
import { PinFlow, type PinFlowProps } from './pin.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface PinStoryProps extends PinFlowProps {
  service: () => PinPorts;
}

const meta = {
  title: 'Flows/PIN',
  args: {
    input: pinInputs.master,
    reason: 'Этот фильм под родительским контролем',
    onDone: fn(),
    service: fakePinPorts,
  },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  argTypes: { service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ input, reason, onDone }, { loaded }) => (
    <PortsProvider flow={createPinMachine} ports={loaded['ports'] as PinPorts}>
      <PinFlow input={input} onDone={onDone} {...(reason !== undefined && { reason })} />
    </PortsProvider>
  ),
} satisfies Meta<PinStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = {
  pin: /^ПИН-код/,
  old: /^Текущий/,
  next: /^Новый/,
  repeat: /^Ещё раз/,
  code: /^Код из/,
  password: /^Пароль/,
};
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const button = (name: RegExp) => screen.findByRole('button', { name });

/** The PIN is asked for. */
export const Asking: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(label.pin), '1234');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** The PIN was wrong and is asked for again. */
export const WrongPin: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(label.pin), '4321');
    await waitFor(async () => expect(await field(label.pin)).toBeInvalid());
    await expect(await field(label.pin)).toHaveValue('');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Too many tries: the viewer sees how long to wait. */
export const Locked: Story = {
  args: { service: () => fakePinPorts({ tries: 1, lockSeconds: 540 }) },
  play: async () => {
    await userEvent.type(await field(label.pin), '4321');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/\d:\d\d/);
  },
};

/** Reset: the user confirms with the code that was sent to the phone. */
export const ResetBySms: Story = {
  play: async ({ args }) => {
    await userEvent.click(await button(/^Не\sпомню/));
    await userEvent.type(await field(label.code), rightCode);
    await userEvent.click(await button(/^Подтвердить/));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Reset without a phone: the user confirms with the password. */
export const ResetByPassword: Story = {
  args: { input: pinInputs.masterWithoutPhone },
  play: async ({ args }) => {
    await userEvent.click(await button(/^Не\sпомню/));
    await userEvent.type(await field(label.password), `${rightPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Another PIN is chosen: the old one, the new one, and that again. */
export const Change: Story = {
  args: { input: pinInputs.change },
  play: async ({ args }) => {
    await userEvent.type(await field(label.old), '1234');
    await userEvent.type(await field(label.next), '5678');
    await userEvent.type(await field(label.repeat), '5678');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** The new PIN may not be 0000. */
export const ChangeRefused: Story = {
  args: { input: pinInputs.change },
  play: async () => {
    await userEvent.type(await field(label.old), '1234');
    await userEvent.type(await field(label.next), '0000');
    await waitFor(async () => expect(await field(label.next)).toBeInvalid());
  },
};

/** The PIN is not to be asked for titles any more; it is asked for once. */
export const Lift: Story = {
  args: { input: pinInputs.liftChild },
  play: async ({ args }) => {
    await userEvent.type(await field(label.pin), '1234');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'lifted' }));
  },
};

/** The limits could not be lifted. */
export const LiftFailed: Story = {
  args: {
    input: pinInputs.liftChild,
    service: () =>
      fakePinPorts({}, { setAgeLimits: () => Promise.reject(new Error('No connection')) }),
  },
  play: async () => {
    await userEvent.type(await field(label.pin), '1234');
    await waitFor(async () => expect(await button(/^Повторить/)).toBeVisible());
  },
};

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

/** Enters a wrong PIN into the only field and looks whether anything is cut off. */
const enterWrongPin: NonNullable<Story['play']> = async () => {
  const input = await screen.findByPlaceholderText('0000');
  await userEvent.type(input, '4321');
  await waitFor(() => expect(input).toBeInvalid());
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(clientWidth).toBe(320);
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** A narrow phone: nothing is cut off. */
export const Narrow: Story = { globals: narrow, play: enterWrongPin };

/** A narrow phone in Armenian. */
export const NarrowArmenian: Story = {
  globals: { ...narrow, language: 'hye' },
  play: enterWrongPin,
};
