import type { OperationExamples } from '../operation-examples.ts';
import type { featureTogglesOperations } from './feature-toggles.operations.ts';

const onboarding = {
  key: 'show_product_onboarding_modal',
  data: { ab_salt: 'salt', ab_percent: 50, products: [{ ids: ['service-kino'] }] },
};

/** A successful call of each. */
export const featureTogglesExamples: OperationExamples<typeof featureTogglesOperations> = {
  listFeatureToggles: { answer: { items: [{ key: 'avod_config' }, onboarding] } },
  getFeatureToggle: { params: { key: 'show_product_onboarding_modal' }, answer: onboarding },
};
