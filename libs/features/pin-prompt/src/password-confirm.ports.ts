import { sendSmsCode, validatePassword, validateSmsCode, type Client } from '@foyer/client';
import type { PasswordConfirmPorts } from '@foyer/password-confirm';

/** What a confirmation code is asked for; the call that needs it checks the code once more. Readings 2 */
const purpose = 'reset_password';

/** The contract writes phones in international form; flows hold their digits. */
const international = (phone: string) => `+${phone.replace(/\D/g, '')}`;

/** The calls of the password confirmation flow. Spec 1 §7 */
export const passwordConfirmPorts = (client: Client): PasswordConfirmPorts => ({
  sendCode: async ({ phone }, signal) => {
    const sent = await sendSmsCode(client, { phone: international(phone), purpose }, signal);
    return { resendAfterSeconds: sent.resend_after_seconds, codeLength: sent.code_length };
  },
  validateCode: ({ phone, code }, signal) =>
    validateSmsCode(client, { phone: international(phone), code, action: purpose }, signal),
  validatePassword: (input, signal) => validatePassword(client, input, signal),
});
