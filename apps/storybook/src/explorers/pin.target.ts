import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { pinEvents, pinMachine } from '@foyer/pin';
import { pinAgeLimits, pinInputs } from '@foyer/pin/fixtures';
import { pinSetUpEvents, pinSetUpMachine } from '@foyer/pin/set-up';

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
    listAgeLimits: { answers: { some: pinAgeLimits, none: [] } },
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

/** The offer of an own PIN after a registration. */
export const pinSetUpTarget: ExplorerTarget = {
  machine: pinSetUpMachine,
  events: pinSetUpEvents,
  inputs: { newAccount: { phone: '79000000100' } },
  calls: {
    pin: {
      answers: {
        chosen: { status: 'accepted', pin: secret('5678') },
        later: { status: 'cancelled' },
      },
    },
  },
};
