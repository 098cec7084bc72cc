import { expect, it } from 'vitest';
import { featureToggleRows } from './feature-toggles.ts';
import { serviceSeeds } from './services/service-rows.ts';

it('shows what follows a purchase for services that the catalogue has [ONBOARD-002]', () => {
  const toggle = featureToggleRows.find(({ key }) => key === 'show_product_onboarding_modal');
  const data = toggle?.data as { products: readonly { ids: readonly string[] }[] } | undefined;

  const ids = data?.products.flatMap((product) => product.ids) ?? [];
  const known = new Set(serviceSeeds.map(({ id }) => id));

  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
