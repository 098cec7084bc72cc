export { BonusStep, type BonusStepProps } from './bonus.step.tsx';
export { BonusFlow, type BonusFlowProps } from './bonus.view.tsx';
