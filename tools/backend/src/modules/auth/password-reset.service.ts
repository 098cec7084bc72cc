import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { hashSecret } from '../../server/secrets.ts';
import type { CallingDevice } from '../devices/admit-device.ts';
import { wake } from '../events/announce.ts';
import { createChangeMessages } from '../messages/change-messages.ts';
import { tellOfChange } from '../messages/tell-of-change.ts';
import { createSessionsService, type StartedSession } from '../sessions/sessions.service.ts';
import { deleteAccountSessions } from '../sessions/sessions.store.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { findAccount, savePassword } from './accounts.store.ts';
import { createCodesService } from './codes.service.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { isWeakPassword } from './weak-passwords.ts';

/** What a reset needs. */
export interface PasswordResetInput {
  /** The e-mail address or phone to which the code was sent. */
  login: string;
  code: string;
  newPassword: string;
}

/** Who resets a password, and where. */
export interface PasswordResetCaller {
  viewer: Viewer;
  device: CallingDevice;
  clientIp: string;
  /** Id of the label on whose site it is set, where that is known. */
  label: string | undefined;
}

/** Sets a new password by a code, ends every session of the account and signs in. */
export type PasswordReset = (
  input: PasswordResetInput,
  caller: PasswordResetCaller,
) => Promise<StartedSession>;

/** The reset on a database. @throws Failure `weakPassword`, `wrongCode` or `tooManyCodes`. */
export function createPasswordReset(context: Context): PasswordReset {
  const { db, now } = context;
  const sessions = createSessionsService(context);
  const codes = createCodesService(context);
  const messages = createChangeMessages(context);
  const passwords = createPasswordSignIn(context);

  return async ({ login, code, newPassword }, caller) => {
    const { device, clientIp, label = '' } = caller;
    const names = ['foyer', label, ...(context.delivery?.senders ?? [])];
    // Before the code is used up: another password can be set by it.
    if (await isWeakPassword(newPassword, { login, names })) throw new Failure('weakPassword');
    await codes.use({ recipient: login, purpose: 'reset_password', code }, caller);
    const account = await findAccount(db, login);
    if (!account) throw new Failure('wrongCode');
    const passwordHash = await hashSecret(newPassword);
    await db.transaction(async (tx) => {
      await savePassword(tx, account.id, passwordHash);
      // Whoever knew the old password is out.
      await deleteAccountSessions(tx, account.id);
      await tellOfChange(tx, { accountId: account.id, change: 'password' }, now());
      await wake(tx, account.id);
    });
    await messages.send(account, 'password', caller.viewer);
    await passwords.forget(login, { clientIp, deviceUid: device.uid });
    return sessions.startFor(account, caller);
  };
}
