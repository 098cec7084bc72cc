import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** Data of the toggle `show_product_onboarding_modal`. Spec 2 §3, reading 11. */
export const productOnboardingSchema = v.object({
  ab_salt: v.string(),
  /** Share of accounts that see it, 0 to 100. */
  ab_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** What was bought, by the ids of services and titles. */
  products: v.array(v.object({ ids: v.array(idSchema) })),
});
/** Data of the toggle `show_product_onboarding_modal`. */
export type ProductOnboarding = v.InferOutput<typeof productOnboardingSchema>;

/** Something that the service has switched on. */
export const featureToggleSchema = v.object({
  key: v.string(),
  /** Of a form that the feature knows; read with the schema of its key. */
  data: v.optional(v.record(v.string(), v.unknown())),
});
/** Something that the service has switched on. */
export type FeatureToggle = v.InferOutput<typeof featureToggleSchema>;

/** Everything that is switched on. */
export const featureTogglesSchema = v.object({ items: v.array(featureToggleSchema) });
/** Everything that is switched on. */
export type FeatureToggles = v.InferOutput<typeof featureTogglesSchema>;

/** Path parameters of one toggle. */
export const featureToggleParamsSchema = v.object({ key: v.pipe(idSchema, v.maxLength(100)) });
