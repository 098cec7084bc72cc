import { accountDevices } from '@foyer/devices/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { fakeLoginPorts, fakeLoginSteps, logins, right } from './login.fixtures.ts';
import { button, enter, enterEmail, field, label, loginMeta, type Story } from './login.scenes.tsx';

const meta = { ...loginMeta, title: 'Flows/Sign-in/Account' };

export default meta;

/** An old account must move to a phone. */
export const Move: Story = {
  play: async () => {
    await enterEmail(logins.oldEmail);
    await waitFor(async () => expect(await field(label.phone)).toHaveFocus());
  },
};

/** The password of the old account. */
export const MovePassword: Story = {
  play: async () => {
    await enterEmail(logins.oldEmail);
    await enter(label.phone, '9000000101');
    await waitFor(async () => expect(await field(label.password)).toHaveFocus());
  },
};

/** Who forgot the password of the old account. */
export const MoveReset: Story = {
  play: async () => {
    await enterEmail(logins.oldEmail);
    await userEvent.click(await button(/^Не.помню/));
    await button(/^Отправить код/);
  },
};

/** The device limit; a device is removed with the keyboard. */
export const DeviceLimit: Story = {
  args: { service: () => fakeLoginPorts({ devices: accountDevices }) },
  play: async () => {
    await enter(label.phone, '9000000002');
    await enter(label.code, right.smsCode);
    const remove = await button(/^Отключить устройство Телевизор/);
    remove.focus();
    await expect(remove).toHaveFocus();
  },
};

/** There is room for this device now. */
export const NewDevice: Story = {
  args: DeviceLimit.args ?? {},
  play: async (context) => {
    await DeviceLimit.play?.(context);
    await userEvent.keyboard('{Enter}');
    await button(/^Смотреть/);
  },
};

/** A new account. MODAL-019 */
export const Success: Story = {
  play: async ({ args }) => {
    await enter(label.phone, '9000000999');
    await enter(label.code, right.smsCode);
    (await button(/^Начать/)).focus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The selection of a profile, a step of another library; after a registration it cannot be closed. LOGIN-043 */
export const Profiles: Story = {
  args: {
    service: () =>
      fakeLoginPorts(
        {},
        { steps: fakeLoginSteps({ profiles: fromPromise(() => new Promise<never>(() => {})) }) },
      ),
  },
  play: async () => {
    await enter(label.phone, '9000000999');
    await enter(label.code, right.smsCode);
    await screen.findByText('Анна');
    await expect(screen.queryByRole('button', { name: /^Закрыть/ })).toBeNull();
  },
};

/** A narrow phone: nothing is cut off. */
export const Narrow: Story = {
  ...DeviceLimit,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
