import type {
  AccountRefillInput,
  AccountRefillPorts,
  RefillAccount,
} from './account-refill.types.ts';

/** An account with 100 roubles. */
export const refillAccount: RefillAccount = {
  balance: 10_000,
  currency: 'RUB',
  isActive: true,
  refillUrl: 'https://pay.example/refill?account=1',
};

/** The same after 500 roubles came. */
export const toppedUp: RefillAccount = { ...refillAccount, balance: 60_000 };

/** An account, one that is being topped up, and one that cannot be. */
export const accountRefillInputs = {
  fresh: { account: refillAccount },
  returned: { account: refillAccount, kept: { balance: 10_000 } },
  without: { account: { ...refillAccount, refillUrl: undefined } },
} satisfies Record<string, AccountRefillInput>;

/** Ports of a service where the money arrives at once; each may be replaced. */
export const fakeAccountRefillPorts = (
  replaced: Partial<AccountRefillPorts> = {},
): AccountRefillPorts => ({
  openPage: async () => undefined,
  readAccount: async () => toppedUp,
  keep: () => {},
  ...replaced,
});
