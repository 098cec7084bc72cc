import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { isSecret } from '../../server/secrets.ts';
import { createAttempts } from '../attempts/attempts.ts';
import type { Account } from '../sessions/viewer.ts';
import { deleteCode } from './auth.store.ts';
import { createCodesService } from './codes.service.ts';

const PASSWORD_LIMIT = { tries: 5, windowSeconds: 600 };

/** Proofs that the caller owns the account. */
export interface Confirmation {
  /** @throws Failure `wrongPassword`, or `tooManyCodes` after five wrong ones in ten minutes. */
  checkPassword(account: Account, password: string): Promise<void>;
  /** Accepts the password, or uses up a code that was sent to the account's phone. */
  confirm(
    account: Account,
    proof: { password: string | undefined; code: string | undefined },
  ): Promise<void>;
}

/** Checks proofs against a database. */
export function createConfirmation(context: Context): Confirmation {
  const attempts = createAttempts(context);
  const codes = createCodesService(context);

  const checkPassword = async (account: Account, password: string): Promise<void> => {
    const key = `password:${account.id}`;
    const waitSeconds = await attempts.take(key, PASSWORD_LIMIT);
    if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
    const { passwordHash } = account;
    if (passwordHash === null || !(await isSecret(password, passwordHash))) {
      throw new Failure('wrongPassword');
    }
    await attempts.clear(key);
  };

  return {
    checkPassword,
    confirm: async (account, { password, code }) => {
      if (password !== undefined) return checkPassword(account, password);
      if (code === undefined || account.phone === null) {
        throw new Failure(account.phone === null ? 'wrongPassword' : 'wrongCode');
      }
      const row = await codes.check(account.phone, code);
      if (!(await deleteCode(context.db, row))) throw new Failure('wrongCode');
    },
  };
}
