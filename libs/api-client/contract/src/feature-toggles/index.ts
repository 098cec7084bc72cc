export {
  getFeatureToggleOperation,
  listFeatureTogglesOperation,
} from './feature-toggles.operations.ts';
export {
  featureToggleParamsSchema,
  featureToggleSchema,
  featureTogglesSchema,
  productOnboardingSchema,
  type FeatureToggle,
  type FeatureToggles,
  type ProductOnboarding,
} from './feature-toggles.schema.ts';
