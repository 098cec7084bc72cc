import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { passwordConfirmInputs, rightCode, rightPassword } from './password-confirm.fixtures.ts';
import { passwordConfirmMachine } from './password-confirm.machine.ts';

describe('passwordConfirmMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(passwordConfirmMachine, {
      inputs: Object.values(passwordConfirmInputs),
      events: [
        { type: 'code.submit', code: secret(rightCode) },
        { type: 'code.resend' },
        { type: 'password.submit', password: secret(rightPassword) },
        { type: 'confirm.cancel' },
        { type: 'flow.resumed' },
      ],
      calls: {
        sendCode: {
          answers: [{ resendAfterSeconds: 2, codeLength: 4 }],
          errors: [
            errorAnswer({ status: 429, code: errorCodes.tooManyCodes, retryAfterSeconds: 2 }),
          ],
        },
        validateCode: { answers: [{ valid: true }, { valid: false }] },
        validatePassword: { answers: [{ valid: true }, { valid: false }] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "2/2",
        "branches": "8/8",
        "done": "5/5",
        "error": "4/4",
        "events": "5/5",
        "paths": 28,
        "states": "15/15",
      }
    `);
  });
});
