import type { ActorRefFrom } from 'xstate';
import type { profileWizardMachine } from '../wizard.machine.ts';
import type { ProfileWizardViewState } from '../wizard.selectors.ts';

/** A running wizard. */
export type ProfileWizardActor = ActorRefFrom<typeof profileWizardMachine>;

/** Props of the content of a step. */
export interface StepProps {
  actor: ProfileWizardActor;
  view: ProfileWizardViewState;
}

/** Props of the content of a step that has a place in the row, such as «Шаг 1 из 3». */
export interface PlacedStepProps extends StepProps {
  place: string;
}
