export { type ProfileWizardEvent, wizardEvents } from './wizard.events.ts';
export { createProfileWizardMachine, profileWizardMachine } from './wizard.machine.ts';
export { type ProfileWizardViewState, selectProfileWizardView } from './wizard.selectors.ts';
export type {
  ProfileIconOption,
  ProfileWizardContext,
  ProfileWizardOutput,
  ProfileWizardPorts,
  WizardSetting,
} from './wizard.types.ts';
