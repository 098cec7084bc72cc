import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { bonusErrors, bonusInputs, bonusOffers, needsCode, rightCode } from './bonus.fixtures.ts';
import { bonusMachine } from './bonus.machine.ts';

const resent = { ...needsCode, codeLength: 0 };

describe('bonusMachine', () => {
  it('uses every state and transition on its generated paths, hiding the code on each', () => {
    const coverage = coverPaths(bonusMachine, {
      inputs: Object.values(bonusInputs),
      events: [
        { type: 'login.submit', login: '8 900 000-00-05' },
        { type: 'login.submit', login: '12' },
        { type: 'login.change' },
        { type: 'code.submit', code: secret(rightCode) },
        { type: 'code.resend' },
        { type: 'bonus.retry' },
        { type: 'bonus.leave' },
        { type: 'flow.resumed' },
      ],
      calls: {
        findOffer: {
          answers: [bonusOffers.byPhone, bonusOffers.processing],
          errors: [bonusErrors.missing],
        },
        register: {
          answers: [needsCode, { status: 'processing' }],
          errors: [bonusErrors.refused, bonusErrors.unreadable],
        },
        sendCode: {
          answers: [resent, { ...resent, status: 'processing' }],
          errors: [bonusErrors.tooMany],
        },
        confirm: { answers: [undefined], errors: [bonusErrors.wrongCode, bonusErrors.missing] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "2/2",
        "branches": "16/16",
        "done": "6/6",
        "error": "8/8",
        "events": "8/8",
        "paths": 75,
        "states": "19/19",
      }
    `);
  });
});
