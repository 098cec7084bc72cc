import type { PasswordConfirmInput, PasswordConfirmPorts } from './password-confirm.types.ts';

/** What is right on the fake service. */
export const rightCode = '7391';
export const rightPassword = 'correct-horse';

/** A user with a phone, and one without. */
export const passwordConfirmInputs = {
  phone: { phone: '79000000002' },
  password: {},
} satisfies Record<string, PasswordConfirmInput>;

/** Ports of a service that sends `rightCode` and knows `rightPassword`; each may be replaced. */
export const fakePasswordConfirmPorts = (
  replaced: Partial<PasswordConfirmPorts> = {},
): PasswordConfirmPorts => ({
  sendCode: async () => ({ resendAfterSeconds: 30, codeLength: rightCode.length }),
  validateCode: async ({ code }) => ({ valid: code.reveal() === rightCode }),
  validatePassword: async ({ password }) => ({ valid: password.reveal() === rightPassword }),
  ...replaced,
});
