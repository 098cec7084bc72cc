export { type CardChallengeEvent, cardChallengeEvents } from './card-challenge.events.ts';
export { createCardChallengeMachine, cardChallengeMachine } from './card-challenge.machine.ts';
export {
  type CardChallengeViewState,
  selectCardChallengeView,
} from './card-challenge.selectors.ts';
export type {
  CardChallengeContext,
  CardChallengeInput,
  CardChallengeOutput,
  CardChallengePorts,
} from './card-challenge.types.ts';
