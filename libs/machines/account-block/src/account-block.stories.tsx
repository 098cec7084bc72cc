import { openShell } from '@foyer/modal/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { startAccountBlock } from './account-block.driver.ts';
import { accountBlockInputs } from './account-block.fixtures.ts';
import { BLOCK_DELAY_MS } from './account-block.setup.ts';
import type { AccountBlockInput, AccountBlockPorts } from './account-block.types.ts';
import { type AccountBlockActor, AccountBlockDialog } from './account-block.view.tsx';

/** A story's flow runs beside the owner of dialogs, as the page has them. */
interface AccountBlockStoryProps extends Omit<AccountBlockPorts, 'signOut'> {
  input: AccountBlockInput;
  signOut: () => Promise<unknown>;
}

const meta = {
  title: 'Flows/AccountBlock',
  args: {
    input: accountBlockInputs.blocked,
    signOut: (): Promise<unknown> => Promise.resolve(),
    openScreen: fn(),
    openExternal: fn(),
  },
  argTypes: { signOut: { control: false } },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  loaders: [
    ({ args: { input, ...ports } }) => {
      const { actor, clock, dialog } = startAccountBlock(input, ports);
      clock.increment(BLOCK_DELAY_MS);
      return { actor, canClose: dialog().canClose };
    },
  ],
  render: (_args, { loaded }) => (
    <AccountBlockDialog
      actor={loaded['actor'] as AccountBlockActor}
      shell={{ ...openShell, isDismissable: loaded['canClose'] === true }}
    />
  ),
} satisfies Meta<AccountBlockStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer can refill the account, see what was bought, or sign out. */
export const Blocked: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Аккаунт заблокирован' });
  },
};

/** Tab and Enter choose. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Пополнить счёт' })).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.openScreen).toHaveBeenCalledWith('/my/collection'));
  },
};

/** There is no way but to sign out, and none to close it. */
export const Locked: Story = { args: { input: accountBlockInputs.locked } };

/** Long words of the service. */
export const LongWords: Story = {
  args: {
    input: {
      settings: {
        is_account_blocked: true,
        block_screen: {
          message: 'Просмотр приостановлен из-за задолженности по трём подпискам',
          submessage:
            'Пополните счёт на 1 297 ₽: подписки включатся сами, а купленные фильмы доступны и сейчас.',
          icon: 'lock',
          available_actions: [
            {
              type: 'link',
              screen_name: 'account_refill',
              title: 'Пополнить счёт картой любого банка',
              url: 'https://refill.example/',
            },
            { type: 'logout', title: 'Выйти' },
          ],
        },
      },
    },
  },
};

const signOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));

/** The viewer is being signed out. */
export const Leaving: Story = {
  args: { signOut: () => new Promise(() => {}) },
  play: async () => {
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Моя коллекция' })).toBeDisabled(),
    );
  },
};

/** Signing out failed. */
export const Failed: Story = {
  args: { signOut: () => Promise.reject(errorAnswer({ status: 500, code: 1 })) },
  play: async () => {
    await signOut();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
