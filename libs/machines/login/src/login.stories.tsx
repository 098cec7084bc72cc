import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakeLoginPorts, loginInputs, logins, right } from './login.fixtures.ts';
import { button, enter, enterEmail, field, label, loginMeta, type Story } from './login.scenes.tsx';

const meta = { ...loginMeta, title: 'Flows/Sign-in' };

export default meta;

/** The first step: a phone, or an e-mail address. */
export const Entry: Story = {
  play: async () => {
    await waitFor(async () => expect(await field(label.phone)).toHaveFocus());
  },
};

/** The whole way with the keyboard: the focus is always in the field of the step. */
export const Keyboard: Story = {
  args: { input: loginInputs.skipped },
  play: async ({ args }) => {
    await enter(label.phone, '9000000002');
    await enter(label.code, right.smsCode);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Only phones sign in: there is nothing else to choose, and half a phone cannot be sent. */
export const PhoneOnly: Story = {
  args: { input: loginInputs.phoneOnly },
  play: async () => {
    await userEvent.type(await field(label.phone), '90000');
    await expect(await button(/^Получить/)).toBeDisabled();
  },
};

/** Only e-mail addresses sign in. */
export const EmailOnly: Story = { args: { input: loginInputs.emailOnly } };

/** The phone of the address stands in the field. */
export const Prefilled: Story = {
  args: { input: loginInputs.prefilled },
  play: async () => {
    await expect(await field(label.phone)).toHaveValue('(900) 000-00-02');
  },
};

/** Nobody registers by e-mail. LOGIN-029 */
export const OnlyPhone: Story = {
  play: async () => {
    await enterEmail(logins.strangeEmail);
    await waitFor(async () => expect(await field(label.email)).toBeInvalid());
  },
};

/** The login could not be checked. */
export const CheckFailed: Story = {
  args: {
    service: () =>
      fakeLoginPorts(
        {},
        { checkLogin: () => Promise.reject(errorAnswer({ status: 500, code: 1 })) },
      ),
  },
  play: async () => {
    await enter(label.phone, '9000000002');
    await waitFor(async () => expect(await field(label.phone)).toBeInvalid());
  },
};

/** The service takes its time. */
export const Checking: Story = {
  args: { service: () => fakeLoginPorts({}, { checkLogin: heldPort<unknown, never>().port }) },
  play: async () => {
    await enter(label.phone, '9000000002');
  },
};

/** The code of a phone. */
export const Code: Story = {
  play: async () => {
    await enter(label.phone, '9000000002');
    await waitFor(async () => expect(await field(label.code)).toHaveFocus());
    await expect(await field(label.code)).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** The code was wrong: the field is empty, has the focus, and says so. */
export const WrongCode: Story = {
  play: async () => {
    await enter(label.phone, '9000000002');
    await enter(label.code, '0001');
    await waitFor(async () => expect(await field(label.code)).toBeInvalid());
    await expect(await field(label.code)).toHaveValue('');
  },
};

/** The password of an e-mail address. */
export const Password: Story = {
  play: async () => {
    await enterEmail(logins.email);
    await waitFor(async () => expect(await field(label.password)).toHaveFocus());
  },
};

/** The code of a forgotten password. */
export const EmailCode: Story = {
  play: async () => {
    await enterEmail(logins.email);
    await userEvent.click(await button(/^Не.помню/));
    await waitFor(async () => expect(await field(label.code)).toHaveFocus());
  },
};

/** The new password was not repeated: the confirmation says so. LOGIN-052 */
export const NewPassword: Story = {
  play: async (context) => {
    await EmailCode.play?.(context);
    await enter(label.code, right.emailCode);
    await enter(label.first, 'battery-staple');
    await waitFor(async () => expect(await field(label.again)).toBeInvalid());
  },
};

/** A user without a language chooses one, and the dialog goes on in it. LANG-005 */
export const Language: Story = {
  args: { input: loginInputs.noLanguage },
  play: async () => {
    await userEvent.click(await button(/^English/));
    await screen.findByRole('dialog', { name: /^(Sign in or register|Introduce yourself)$/ });
  },
};

/** The languages, before one is chosen. */
export const Languages: Story = { args: { input: loginInputs.noLanguage } };

/** The server lists no way to sign in. */
export const Unavailable: Story = { args: { input: loginInputs.noWay } };

export const Armenian: Story = {
  globals: { language: 'hye' },
};
