import { type cardChallengeMachine, createCardChallengeMachine } from '@foyer/card-challenge';
import { CardChallengeStep } from '@foyer/card-challenge/view';
import type { PaymentParts } from '@foyer/payment/view';
import type { ActorRefFrom } from 'xstate';
import { cardChallengePorts } from '@foyer/purchases/ports/card-challenge.ports';

export const flow = () => createCardChallengeMachine(cardChallengePorts());

export const View: PaymentParts['CardChallenge'] = ({ actor }) => (
  <CardChallengeStep actor={actor as ActorRefFrom<typeof cardChallengeMachine>} />
);
