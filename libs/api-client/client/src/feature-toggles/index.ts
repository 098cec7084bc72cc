export { featureTogglesQuery } from './feature-toggles.queries.ts';
export { getFeatureToggle, listFeatureToggles } from './feature-toggles.resource.ts';
