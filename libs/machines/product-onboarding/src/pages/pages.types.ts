import type { ActorRefFrom } from 'xstate';
import type { productOnboardingMachine } from '../product-onboarding.machine.ts';
import type { ProductOnboardingViewState } from '../product-onboarding.selectors.ts';

/** What each composition of the pages gets. */
export interface PagesProps {
  actor: ActorRefFrom<typeof productOnboardingMachine>;
  view: ProductOnboardingViewState;
}
