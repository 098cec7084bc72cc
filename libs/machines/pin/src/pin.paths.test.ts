import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { pinAgeLimits, pinInputs } from './pin.fixtures.ts';
import { pinMachine } from './pin.machine.ts';

const tooManyTries = errorAnswer({
  status: 429,
  code: errorCodes.tooManyPinTries,
  retryAfterSeconds: 2,
});

describe('pinMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(pinMachine, {
      inputs: Object.values(pinInputs),
      events: [
        { type: 'pin.submit', pin: secret('4321') },
        { type: 'pin.submit', pin: secret('8765') },
        { type: 'pin.submit', pin: secret('0000') },
        { type: 'pin.submit', pin: secret('43a1') },
        { type: 'pin.reset' },
        { type: 'pin.retry' },
        { type: 'pin.cancel' },
        { type: 'flow.resumed' },
      ],
      calls: {
        validatePin: { answers: [{ valid: true }, { valid: false }], errors: [tooManyTries] },
        deletePin: { answers: [undefined] },
        changePin: {
          answers: [undefined],
          errors: [
            errorAnswer({ status: 400, code: errorCodes.pinIsDefault }),
            errorAnswer({ status: 400, code: errorCodes.wrongOldPin }),
            tooManyTries,
          ],
        },
        listAgeLimits: { answers: [pinAgeLimits, []] },
        setAgeLimits: { answers: [undefined] },
        passwordConfirm: {
          answers: [
            { status: 'confirmed', confirmation: { kind: 'code', secret: secret('7391') } },
            { status: 'cancelled' },
          ],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "14/14",
        "branches": "36/36",
        "done": "12/12",
        "error": "12/12",
        "events": "14/14",
        "paths": 239,
        "states": "27/27",
      }
    `);
  });
});
