export {
  ProductOnboardingStep,
  type ProductOnboardingStepProps,
} from './product-onboarding.step.tsx';
