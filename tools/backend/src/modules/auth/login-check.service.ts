import type { LoginCheck, LoginCheckRequest } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { networkOf } from '@foyer/server';
import { Failure } from '../../server/failure.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { findAccount } from './accounts.store.ts';
import { readLogin } from './login.ts';

/** Says how a login goes on. */
export type LoginChecker = (input: LoginCheckRequest, clientIp: string) => Promise<LoginCheck>;

/** The login check on a database. @throws Failure `loginTaken`, `tooManyCalls`. */
export function createLoginCheck(context: Context): LoginChecker {
  const attempts = createAttempts(context);
  // The check tells whether a login exists, so nobody may ask for long lists of them.
  const perAddress = { tries: context.config.limits.loginChecksPerAddress, windowSeconds: 600 };

  return async ({ login: typed, mode }, clientIp) => {
    const key = `login-check:${networkOf(clientIp)}`;
    const waitSeconds = await attempts.take(key, perAddress);
    if (waitSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds: waitSeconds });
    const login = readLogin(typed);
    const account = await findAccount(context.db, login.value);
    if (mode === 'migrate_phone') {
      if (login.type !== 'phone') throw new Failure('invalidRequest', { detail: 'login' });
      if (account) throw new Failure('loginTaken');
      return { login_mode: 'migrate_phone', login_type: 'phone' };
    }
    if (!account) return { login_mode: 'register', login_type: login.type };
    if (account.mustMigrate) {
      return {
        login_mode: 'migrate_phone',
        login_type: login.type,
        migrated_from: login.value,
      };
    }
    return { login_mode: 'authorize', login_type: login.type };
  };
}
