import type { AccountSettings } from '@foyer/contract';
import type { AccountBlockInput, AccountBlockPorts } from './account-block.types.ts';

/** Settings of accounts, by how they are blocked. */
export const accountSettings = {
  free: { is_account_blocked: false },
  blocked: {
    is_account_blocked: true,
    block_screen: {
      message: 'Аккаунт заблокирован',
      submessage: 'Пополните счёт, чтобы смотреть дальше',
      icon: 'lock',
      available_actions: [
        {
          type: 'link',
          screen_name: 'account_refill',
          title: 'Пополнить счёт',
          url: 'https://refill.example/',
        },
        { type: 'link', screen_name: 'my_collection', title: 'Моя коллекция' },
        { type: 'logout', title: 'Выйти' },
      ],
    },
  },
  /** The viewer can do nothing but sign out. */
  locked: {
    is_account_blocked: true,
    block_screen: {
      message: 'Аккаунт закрыт',
      available_actions: [{ type: 'logout', title: 'Выйти' }],
    },
  },
  /** There is nothing to say about the block. */
  silent: { is_account_blocked: true },
} satisfies Record<string, AccountSettings>;

/** Viewers, by how their account is blocked. */
export const accountBlockInputs = {
  blocked: { settings: accountSettings.blocked },
  locked: { settings: accountSettings.locked },
  free: { settings: accountSettings.free },
  visitor: { settings: undefined },
} satisfies Record<string, AccountBlockInput>;

/** Effects that succeed and show nothing; each may be replaced. */
export const fakeAccountBlockPorts = (
  replaced: Partial<AccountBlockPorts> = {},
): AccountBlockPorts => ({
  signOut: async () => undefined,
  openScreen: () => {},
  openExternal: () => {},
  ...replaced,
});
