import type { ActorRefFrom } from 'xstate';
import type { tvCodeMachine } from '../tv-code.machine.ts';
import type { TvCodeViewState } from '../tv-code.selectors.ts';

/** What each step gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof tvCodeMachine>;
  view: TvCodeViewState;
}
