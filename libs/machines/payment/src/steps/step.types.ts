import type { LanguageCode, Translate } from '@foyer/ui/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { paymentMachine } from '../payment.machine.ts';
import type { PaymentViewState } from '../payment.selectors.ts';

/** Views of the flows that the payment invokes by name. Each draws what stands in the dialog while its flow runs. */
export interface PaymentParts {
  Pin: ComponentType<{ actor: AnyActorRef }>;
  /** `remedies` stand under what is wrong, `children` before the button, which has the words `submitText`. */
  BankCard: ComponentType<{
    actor: AnyActorRef;
    remedies: ReactNode;
    children: ReactNode;
    submitText: string;
  }>;
  CardChallenge: ComponentType<{ actor: AnyActorRef }>;
  Bonus: ComponentType<{ actor: AnyActorRef }>;
  ProductOnboarding: ComponentType<{ actor: AnyActorRef }>;
}

/** What each step of the dialog gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof paymentMachine>;
  view: PaymentViewState;
  words: { t: Translate; language: LanguageCode; timeZone: string };
}
