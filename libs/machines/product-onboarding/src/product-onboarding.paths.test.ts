import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { onboardingProducts, productOnboardingInputs } from './product-onboarding.fixtures.ts';
import { productOnboardingMachine } from './product-onboarding.machine.ts';

describe('productOnboardingMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(productOnboardingMachine, {
      inputs: Object.values(productOnboardingInputs),
      events: [
        { type: 'page.next' },
        { type: 'page.choose', index: 2 },
        { type: 'page.choose', index: 9 },
        { type: 'onboarding.watch' },
        { type: 'onboarding.skip' },
        { type: 'onboarding.retry' },
        { type: 'flow.resumed' },
      ],
      calls: { findProduct: { answers: Object.values(onboardingProducts) } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "0/0",
        "done": "1/1",
        "error": "1/1",
        "events": "6/6",
        "paths": 34,
        "states": "5/5",
      }
    `);
  });
});
