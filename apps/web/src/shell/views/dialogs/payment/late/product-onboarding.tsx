import type { Client } from '@foyer/client';
import type { PaymentParts } from '@foyer/payment/view';
import {
  createProductOnboardingMachine,
  type productOnboardingMachine,
} from '@foyer/product-onboarding';
import { ProductOnboardingStep } from '@foyer/product-onboarding/view';
import type { ActorRefFrom } from 'xstate';
import { productOnboardingPorts } from '../../../../../ports/product-onboarding.ports.ts';

export const flow = (client: Client) =>
  createProductOnboardingMachine(productOnboardingPorts(client));

export const View: PaymentParts['ProductOnboarding'] = ({ actor }) => (
  <ProductOnboardingStep actor={actor as ActorRefFrom<typeof productOnboardingMachine>} />
);
