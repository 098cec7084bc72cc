export type { ForeignStep, LoginStepViews } from './login.step.tsx';
export { LoginFlow, type LoginFlowProps } from './login.view.tsx';
export type { LoginDocuments } from './steps/step.types.ts';
