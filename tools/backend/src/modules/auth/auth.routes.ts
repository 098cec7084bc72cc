import type { Context, Handlers } from '../../server/call.ts';
import { createCodesService } from './codes.service.ts';
import { createConfirmation } from './confirmation.service.ts';

/** Handlers of the calls about codes and passwords. */
export function authRoutes(
  context: Context,
): Handlers<'sendSmsCode' | 'validateSmsCode' | 'validatePassword'> {
  const codes = createCodesService(context);
  const confirmation = createConfirmation(context);
  return {
    sendSmsCode: ({ body, clientIp }) => codes.send(body.phone, body.purpose, clientIp),
    validateSmsCode: async ({ body }) => {
      // Stays in force: the call that the code is for uses it up.
      await codes.check(body.phone, body.code, body.action);
      return { valid: true };
    },
    validatePassword: async ({ viewer, body }) => {
      await confirmation.checkPassword(viewer.account, body.password);
      return { valid: true };
    },
  };
}
