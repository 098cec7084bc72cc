import type { LoginCheck, LoginCheckRequest } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { networkOf } from '../../server/client-ip.ts';
import { Failure } from '../../server/failure.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { findAccount } from './accounts.store.ts';
import { readLogin } from './login.ts';

/** The check tells whether a login exists, so nobody may ask for long lists of them. */
const CHECKS_PER_ADDRESS = { tries: 300, windowSeconds: 600 };

/** Says how a login goes on. */
export type LoginChecker = (input: LoginCheckRequest, clientIp: string) => Promise<LoginCheck>;

/** The login check on a database. @throws Failure `loginTaken`, `tooManyCalls`. */
export function createLoginCheck(context: Context): LoginChecker {
  const attempts = createAttempts(context);

  return async ({ login: typed, mode }, clientIp) => {
    const key = `login-check:${networkOf(clientIp)}`;
    const waitSeconds = await attempts.take(key, CHECKS_PER_ADDRESS);
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
