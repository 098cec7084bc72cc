import type { Context } from '../../server/call.ts';
import { networkOf } from '@foyer/server';
import { Failure } from '../../server/failure.ts';
import { isSecret } from '../../server/secrets.ts';
import { createAttempts, type Limit } from '../attempts/attempts.ts';
import type { Account } from '../sessions/viewer.ts';
import { findAccount, isKnownDevice } from './accounts.store.ts';

const PER_LOGIN_AND_ADDRESS: Limit = { tries: 5, windowSeconds: 600 };
const PER_LOGIN: Limit = { tries: 100, windowSeconds: 3600 };

/** Who types a password, and where. */
export interface PasswordCaller {
  clientIp: string;
  deviceUid: string;
}

/**
 * The account of an e-mail address and its password. Does the same work whether or not there is an
 * account. Wrong passwords from one address do not stop the owner at another; those from many stop
 * everybody but the devices of the account.
 */
export interface PasswordSignIn {
  /** @throws Failure `wrongPassword`, or `tooManyCodes` after too many. */
  find(email: string, password: string, caller: PasswordCaller): Promise<Account>;
  /** Forgets the wrong passwords of an address: its owner proved it in another way. */
  forget(email: string, caller: PasswordCaller): Promise<void>;
}

/** The passwords of a database. */
export function createPasswordSignIn(context: Context): PasswordSignIn {
  const { db, config } = context;
  const attempts = createAttempts(context);
  const perAddress: Limit = { tries: config.limits.passwordsPerAddress, windowSeconds: 600 };

  const ownKey = (email: string, { clientIp }: PasswordCaller) =>
    `sign-in:${email} ${networkOf(clientIp)}`;

  const forget = (email: string, caller: PasswordCaller) => attempts.clear(ownKey(email, caller));

  return {
    forget,
    find: async (email, password, caller) => {
      const { clientIp, deviceUid } = caller;
      const isKnown = await isKnownDevice(db, email, deviceUid);
      const limits: [string, Limit][] = [
        [`sign-in:${networkOf(clientIp)}`, perAddress],
        [ownKey(email, caller), PER_LOGIN_AND_ADDRESS],
        [`sign-in:${email}${isKnown ? ` device ${deviceUid}` : ''}`, PER_LOGIN],
      ];
      for (const [key, limit] of limits) {
        const waitSeconds = await attempts.take(key, limit);
        if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
      }
      const account = await findAccount(db, email);
      const isRight = await isSecret(password, account?.passwordHash ?? null);
      if (!account || !isRight) throw new Failure('wrongPassword');
      await forget(email, caller);
      return account;
    },
  };
}
