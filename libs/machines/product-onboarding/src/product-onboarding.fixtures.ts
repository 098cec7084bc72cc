import type { ProductOnboarding } from '@foyer/contract';
import { imageFixture, serviceFixture } from '@foyer/contract/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ProductOnboardingInput, ProductOnboardingPorts } from './product-onboarding.types.ts';

/** The service that was bought. */
export const productOnboardingInputs = {
  cinema: { productId: serviceFixture.id },
} satisfies Record<string, ProductOnboardingInput>;

/** Data of the toggle: every account, for one service. */
export const toggleFixture: ProductOnboarding = {
  ab_salt: 'onboarding-1',
  ab_percent: 100,
  products: [{ ids: [serviceFixture.id, 'service-kids'] }],
};

/** Services by how much is said of them. */
export const onboardingServices = {
  /** Features, and a service inside: three pages. */
  full: {
    ...serviceFixture,
    channels_count: 2,
    sub_services: serviceFixture.sub_services.map((one) => ({
      ...one,
      image: imageFixture('backdrop-kassiopeya'),
      description_short: 'Мультфильмы и сказки',
    })),
  },
  /** One page. */
  bare: { ...serviceFixture, features: [], sub_services: [], media_items_count: 0 },
};

/** How the service says that it cannot answer. */
export const onboardingError = errorAnswer({ status: 503, code: 1, description: 'Перерыв' });

/** Ports of a service with three pages; each may be replaced. */
export const fakeProductOnboardingPorts = (
  replaced: Partial<ProductOnboardingPorts> = {},
): ProductOnboardingPorts => ({
  findService: async () => onboardingServices.full,
  ...replaced,
});
