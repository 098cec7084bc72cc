export { type PaymentEvent, paymentEvents } from './payment.events.ts';
export { createPaymentMachine, paymentMachine } from './payment.machine.ts';
export { type PaymentViewState, selectPaymentView } from './payment.selectors.ts';
export type {
  BonusOutput,
  CardEntryInput,
  CardEntryOutput,
  ChallengeEnd,
  OnboardingOutput,
  PaymentChoice,
  PaymentContext,
  PaymentInput,
  PaymentMeans,
  PaymentOutput,
  PaymentPorts,
  ProductOnboarding,
} from './payment.types.ts';
