export { CardChallengeStep, type CardChallengeStepProps } from './card-challenge.step.tsx';
export { CardChallengeFlow, type CardChallengeFlowProps } from './card-challenge.view.tsx';
