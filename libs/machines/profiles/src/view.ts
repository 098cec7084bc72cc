export { ProfilesStep, type ProfilesStepProps } from './profiles.step.tsx';
export { ProfilesFlow, type ProfilesFlowProps } from './profiles.view.tsx';
