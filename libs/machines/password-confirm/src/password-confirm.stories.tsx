import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakePasswordConfirmPorts,
  passwordConfirmInputs,
  rightCode,
  rightPassword,
} from './password-confirm.fixtures.ts';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import { PasswordConfirmFlow } from './password-confirm.view.tsx';

const ports = fakePasswordConfirmPorts();

const meta = {
  title: 'Flows/Password confirmation',
  component: PasswordConfirmFlow,
  args: { shell: openShell, input: passwordConfirmInputs.phone, onDone: fn() },
  argTypes: { shell: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  decorators: [
    (Flow) => (
      <PortsProvider flow={createPasswordConfirmMachine} ports={ports}>
        <Flow />
      </PortsProvider>
    ),
  ],
} satisfies Meta<typeof PasswordConfirmFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const submitButton = () => screen.findByRole('button', { name: /^Подтвердить/ });

/** A code was sent to the phone; the button waits for all of it. */
export const ByCode: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(/^Код из/), rightCode.slice(0, 3));
    await expect(await submitButton()).toBeDisabled();
    await userEvent.type(await field(/^Код из/), rightCode.slice(3));
    await userEvent.click(await submitButton());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** The code was wrong and is asked for again. */
export const WrongCode: Story = {
  play: async () => {
    await userEvent.type(await field(/^Код из/), '0001{Enter}');
    await waitFor(async () => expect(await field(/^Код из/)).toBeInvalid());
  },
};

/** A user without a phone enters the current password. */
export const ByPassword: Story = {
  args: { input: passwordConfirmInputs.password },
  play: async ({ args }) => {
    await userEvent.type(await field(/^Пароль/), `${rightPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[role="dialog"] input');
      if (!found) throw new Error('There is no field yet');
      return found;
    });
    await userEvent.type(input, '0001{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
