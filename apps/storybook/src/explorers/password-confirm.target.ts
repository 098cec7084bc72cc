import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { passwordConfirmEvents, passwordConfirmMachine } from '@foyer/password-confirm';
import { passwordConfirmInputs, rightCode, rightPassword } from '@foyer/password-confirm/fixtures';

const verdicts = { right: { valid: true }, wrong: { valid: false } };

/** Confirmation by SMS code or password. */
export const passwordConfirmTarget: ExplorerTarget = {
  machine: passwordConfirmMachine,
  events: passwordConfirmEvents,
  inputs: passwordConfirmInputs,
  secrets: { code: rightCode, password: rightPassword, tooShort: '1' },
  calls: {
    sendCode: {
      answers: { sent: { resendAfterSeconds: 30, codeLength: rightCode.length } },
      errors: {
        tooManyCodes: errorAnswer({ status: 429, code: 1_000_060, retryAfterSeconds: 60 }),
      },
    },
    validateCode: { answers: verdicts },
    validatePassword: { answers: verdicts },
  },
};
