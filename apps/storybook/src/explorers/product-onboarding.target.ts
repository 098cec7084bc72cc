import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import {
  type ProductOnboardingEvent,
  productOnboardingEvents,
  productOnboardingMachine,
} from '@foyer/product-onboarding';
import { onboardingProducts, productOnboardingInputs } from '@foyer/product-onboarding/fixtures';

const examples: ProductOnboardingEvent[] = [{ type: 'page.choose', index: 2 }];

/** What follows a purchase. */
export const productOnboardingTarget: ExplorerTarget = {
  machine: productOnboardingMachine,
  events: productOnboardingEvents,
  inputs: productOnboardingInputs,
  examples,
  calls: {
    findProduct: {
      answers: onboardingProducts,
      errors: { refused: errorAnswer({ status: 503, code: 1 }) },
    },
  },
};
