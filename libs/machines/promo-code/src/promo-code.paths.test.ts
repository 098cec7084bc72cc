import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { promoAnswers, promoErrors, promoStandings, rightCode } from './promo-code.fixtures.ts';
import { promoCodeMachine } from './promo-code.machine.ts';

describe('promoCodeMachine', () => {
  it('uses every state and transition on its generated paths, hiding the code on each', () => {
    const coverage = coverPaths(promoCodeMachine, {
      inputs: [undefined],
      events: [
        { type: 'code.submit', code: secret(rightCode) },
        { type: 'code.submit', code: secret(' ') },
        { type: 'promo.continue' },
        { type: 'promo.back' },
        { type: 'promo.again' },
        { type: 'flow.resumed' },
      ],
      calls: {
        findStanding: { answers: Object.values(promoStandings) },
        askPin: { answers: [true, false] },
        sendCode: { answers: [promoAnswers.service], errors: Object.values(promoErrors) },
        linkCard: { answers: [true, false] },
      },
      // A code may fail any number of times: what counts is that the limit is known.
      summarise: ({ code, failures, waitSeconds, display, message }) => [
        code === undefined,
        failures === undefined,
        waitSeconds,
        display,
        message,
      ],
      check: ({ value, context }) => {
        // A code that is used is kept nowhere, so that no press sends it once more.
        expect(value !== 'success' || context.code === undefined).toBe(true);
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "10/10",
        "done": "8/8",
        "error": "6/6",
        "events": "5/5",
        "paths": 13,
        "states": "7/7",
      }
    `);
  });
});
