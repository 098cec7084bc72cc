import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { promoAccessInputs, promoAnswers } from './promo-access.fixtures.ts';
import { promoAccessMachine } from './promo-access.machine.ts';
import { PROMO_LOGIN_ID } from './promo-access.setup.ts';

const login = { id: PROMO_LOGIN_ID, name: 'login' };

describe('promoAccessMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(promoAccessMachine, {
      inputs: Object.values(promoAccessInputs),
      events: [
        { type: 'modal.resolved', ...login },
        { type: 'modal.rejected', ...login, reason: 'cancelled' },
        { type: 'modal.rejected', ...login, reason: 'navigation' },
        { type: 'flow.resumed' },
      ],
      calls: { sendCode: { answers: [promoAnswers.panel, promoAnswers.silent] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "5/5",
        "branches": "14/14",
        "done": "3/3",
        "error": "2/2",
        "events": "7/7",
        "paths": 18,
        "states": "11/11",
      }
    `);
  });
});
