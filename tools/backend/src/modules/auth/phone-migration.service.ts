import type { PushEvent } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { announce, wake } from '../events/announce.ts';
import { createChangeMessages } from '../messages/change-messages.ts';
import { tellOfChange } from '../messages/tell-of-change.ts';
import { deleteOtherSessions } from '../sessions/sessions.store.ts';
import type { Account } from '../sessions/viewer.ts';
import { findAccount, savePhone } from './accounts.store.ts';
import { createCodesService, type CodeCaller } from './codes.service.ts';

/** The open pages of the account ask for its data again. */
const changed: PushEvent = { event_type: 'target', event_code: 'account_status' };

/** Moves accounts to a phone. */
export interface PhoneMigration {
  /**
   * Makes a phone the login of an account, by the code sent to it for this purpose.
   *
   * @throws Failure `wrongCode`, `tooManyCodes`, or `loginTaken` when the phone is another account's.
   */
  move(
    account: Account,
    proof: { phone: string; code: string },
    caller: CodeCaller,
  ): Promise<Account>;
}

/** The moves on a database. */
export function createPhoneMigration(context: Context): PhoneMigration {
  const { db, now } = context;
  const codes = createCodesService(context);
  const messages = createChangeMessages(context);
  return {
    move: async (account, { phone, code }, caller) => {
      await codes.use({ recipient: phone, purpose: 'migrate_phone', code }, caller);
      const owner = await findAccount(db, phone);
      if (owner && owner.id !== account.id) throw new Failure('loginTaken');
      await db.transaction(async (tx) => {
        await savePhone(tx, account.id, phone);
        // Whoever held the account by its old login is out, and signs in by the new one.
        const { tokenHash } = caller.viewer;
        await deleteOtherSessions(tx, { accountId: account.id, tokenHash });
        await tellOfChange(tx, { accountId: account.id, change: 'phone' }, now());
        await wake(tx, account.id);
        await announce(tx, { accountId: account.id }, changed, now());
      });
      await messages.send(account, 'phone', caller.viewer);
      return { ...account, phone, login: phone, mustMigrate: false };
    },
  };
}
