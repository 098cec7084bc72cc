import { getFeatureToggle, listFeatureToggles } from '@foyer/client';
import { productOnboardingSchema } from '@foyer/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

const ONBOARDING = 'show_product_onboarding_modal';

/** Trials of what is switched on. */
export const featureTogglesCases = {
  listFeatureToggles: {
    good: [
      good({
        title: 'names everything that is on',
        as: 'nobody',
        run: (client) => listFeatureToggles(client),
        check: ({ items }) =>
          expect(items.map(({ key }) => key)).toEqual(['avod_config', ONBOARDING]),
      }),
    ],
    bad: [],
    access: { run: (client) => listFeatureToggles(client), outcomes: forAnybody },
  },
  getFeatureToggle: {
    good: [
      good({
        title: 'gives the onboarding its salt, its share and its products',
        as: 'nobody',
        run: (client) => getFeatureToggle(client, { key: ONBOARDING }),
        check: ({ data }) => expect(v.is(productOnboardingSchema, data)).toBe(true),
      }),
    ],
    bad: [
      {
        title: 'does not find what is off',
        as: 'nobody',
        run: (client) => getFeatureToggle(client, { key: 'teleport' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getFeatureToggle(client, { key: ONBOARDING }),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
