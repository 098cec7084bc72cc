import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { pinEvents, pinMachine } from '@foyer/pin';
import { pinInputs } from '@foyer/pin/fixtures';

const tooManyTries = errorAnswer({
  status: 429,
  code: 1_000_115,
  description: 'Слишком много попыток',
  retryAfterSeconds: 5,
});

/** PIN: entry, reset and change. */
export const pinTarget: ExplorerTarget = {
  machine: pinMachine,
  events: pinEvents,
  inputs: pinInputs,
  secrets: { wrong: '4321', right: '1234', default: '0000', tooShort: '12' },
  calls: {
    validatePin: {
      answers: { right: { valid: true }, wrong: { valid: false } },
      errors: { tooManyTries },
    },
    changePin: {
      errors: {
        newPinIsDefault: errorAnswer({ status: 400, code: 1_000_114 }),
        wrongOldPin: errorAnswer({ status: 400, code: 1_000_113 }),
        tooManyTries,
      },
    },
    passwordConfirm: {
      answers: {
        byCode: {
          status: 'confirmed',
          confirmation: { kind: 'code', secret: secret('7391') },
        },
        cancelled: { status: 'cancelled' },
      },
    },
  },
};
