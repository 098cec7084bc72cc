import type { ProductOnboarding } from '@foyer/contract';
import type { featureToggles } from '../database/schema.ts';

const onboarding: ProductOnboarding = {
  ab_salt: 'onboarding-1',
  ab_percent: 100,
  products: [{ ids: ['kino', 'kids'] }],
};

/** What is switched on in the demo. */
export const featureToggleRows: (typeof featureToggles.$inferInsert)[] = [
  { key: 'avod_config', data: { server: 'ssp' } },
  { key: 'show_product_onboarding_modal', data: { ...onboarding } },
];
