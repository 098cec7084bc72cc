import { DEVICE_HEADER } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { deviceOf } from '../devices/admit-device.ts';
import { noteProof } from '../sessions/fresh-proof.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { findAccount } from './accounts.store.ts';
import { createCodesService } from './codes.service.ts';
import { createConfirmation } from './confirmation.service.ts';
import { createLoginCheck } from './login-check.service.ts';
import { plainEmail } from './login.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { createPhoneMigration } from './phone-migration.service.ts';

/** Handlers of the calls about logins, codes and passwords. */
export function authRoutes(
  context: Context,
): Handlers<
  | 'checkLogin'
  | 'sendSmsCode'
  | 'sendEmailCode'
  | 'validateSmsCode'
  | 'validateEmailCode'
  | 'validatePassword'
  | 'resetPassword'
  | 'migratePhone'
> {
  const codes = createCodesService(context);
  const confirmation = createConfirmation(context);
  const checkLogin = createLoginCheck(context);
  const resetPassword = createPasswordReset(context);
  const migration = createPhoneMigration(context);
  /** A code that reached the account's own phone or address shows that the account is the caller's. */
  const noteOwn = async (viewer: Viewer, recipient: string): Promise<void> => {
    const { phone, email } = viewer.account ?? {};
    if (recipient === phone || recipient === email) await noteProof(context, viewer);
  };
  return {
    checkLogin: ({ body, clientIp }) => checkLogin(body, clientIp),
    sendSmsCode: (call) => {
      const { phone, purpose } = call.body;
      return codes.send({ channel: 'sms', recipient: phone, purpose }, call);
    },
    sendEmailCode: async (call) => {
      const recipient = plainEmail(call.body.email);
      const { purpose } = call.body;
      // Nobody gets mail from a service that they never signed up to.
      const isDelivered = (await findAccount(context.db, recipient)) !== undefined;
      return codes.send({ channel: 'email', recipient, purpose }, call, isDelivered);
    },
    validateSmsCode: async (call) => {
      const { phone, code, action } = call.body;
      await codes.check({ recipient: phone, purpose: action, code }, call);
      await noteOwn(call.viewer, phone);
      return { valid: true };
    },
    validateEmailCode: async (call) => {
      const { email, code, action } = call.body;
      await codes.check({ recipient: plainEmail(email), purpose: action, code }, call);
      await noteOwn(call.viewer, plainEmail(email));
      return { valid: true };
    },
    validatePassword: async ({ viewer, body }) => {
      await confirmation.checkPassword(viewer, body.password);
      return { valid: true };
    },
    resetPassword: async (call) => {
      const { email, phone, confirmation_code: code, new_password: newPassword } = call.body;
      const login = email === undefined ? phone : plainEmail(email);
      if (login === undefined) throw new Failure('invalidRequest', { detail: 'email' });
      const device = deviceOf(call.headers[DEVICE_HEADER], call.request);
      const started = await resetPassword({ login, code, newPassword }, { ...call, device });
      call.setSessionCookie(started);
      await call.holdDevice(undefined);
      return started.session;
    },
    migratePhone: async (call) => {
      const { phone, email, confirmation_code: code } = call.body;
      const { account } = call.viewer;
      if (account.email !== plainEmail(email)) {
        throw new Failure('invalidRequest', { detail: 'email' });
      }
      await migration.move(account, { phone, code }, call);
      return undefined;
    },
  };
}
