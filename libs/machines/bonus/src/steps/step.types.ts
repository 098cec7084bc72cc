import type { ActorRefFrom } from 'xstate';
import type { bonusMachine } from '../bonus.machine.ts';
import type { BonusViewState } from '../bonus.selectors.ts';

/** What each step of the dialog gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof bonusMachine>;
  view: BonusViewState;
}
