export { ProfileWizardStep, type ProfileWizardStepProps } from './wizard.step.tsx';
export { ProfileWizardFlow, type ProfileWizardFlowProps } from './wizard.view.tsx';
