import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { coldStartMachine } from '../cold-start.machine.ts';
import type { ColdStartViewState } from '../cold-start.selectors.ts';

/** How a label shows it: lit cards on a dark wall, or a sheet to be filled in. */
export type ColdStartLook = 'lit' | 'print';

/** What each step gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof coldStartMachine>;
  view: ColdStartViewState;
  look: ColdStartLook;
  /** Takes the focus when the step appears. */
  titleRef: Ref<HTMLHeadingElement>;
}
