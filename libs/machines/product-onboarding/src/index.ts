export {
  type ProductOnboardingEvent,
  productOnboardingEvents,
} from './product-onboarding.events.ts';
export {
  createProductOnboardingMachine,
  productOnboardingMachine,
} from './product-onboarding.machine.ts';
export {
  type ProductOnboardingViewState,
  selectProductOnboardingView,
} from './product-onboarding.selectors.ts';
export type {
  ProductOnboardingContext,
  ProductOnboardingInput,
  ProductOnboardingOutput,
  ProductOnboardingPorts,
} from './product-onboarding.types.ts';
export { isChosen, isNamed } from './who-sees-it.ts';
