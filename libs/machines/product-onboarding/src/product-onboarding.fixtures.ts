import type { ProductOnboarding } from '@foyer/contract';
import { imageFixture, mediaItemFixture, serviceFixture } from '@foyer/contract/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type {
  OnboardingProduct,
  ProductOnboardingInput,
  ProductOnboardingPorts,
} from './product-onboarding.types.ts';

/** What was bought. */
export const productOnboardingInputs = {
  cinema: { productType: 'service', productId: serviceFixture.id },
  film: { productType: 'media_item', productId: mediaItemFixture.id },
} satisfies Record<string, ProductOnboardingInput>;

/** Data of the toggle: every account, for one service. */
export const toggleFixture: ProductOnboarding = {
  ab_salt: 'onboarding-1',
  ab_percent: 100,
  products: [{ ids: [serviceFixture.id, 'service-kids'] }],
};

/** What was bought, by how much is said of it. */
export const onboardingProducts = {
  /** Features, and a service inside: three pages. */
  full: {
    type: 'service',
    service: {
      ...serviceFixture,
      channels_count: 2,
      sub_services: serviceFixture.sub_services.map((one) => ({
        ...one,
        image: imageFixture('backdrop-kassiopeya'),
        description_short: 'Мультфильмы и сказки',
      })),
    },
  },
  /** One page. */
  bare: {
    type: 'service',
    service: { ...serviceFixture, features: [], sub_services: [], media_items_count: 0 },
  },
  film: { type: 'media_item', mediaItem: mediaItemFixture },
} satisfies Record<string, OnboardingProduct>;

/** How the service says that it cannot answer. */
export const onboardingError = errorAnswer({ status: 503, code: 1, description: 'Перерыв' });

/** Ports of a service with three pages; each may be replaced. */
export const fakeProductOnboardingPorts = (
  replaced: Partial<ProductOnboardingPorts> = {},
): ProductOnboardingPorts => ({
  findProduct: async () => onboardingProducts.full,
  ...replaced,
});
