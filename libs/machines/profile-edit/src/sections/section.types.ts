import type { ActorRefFrom } from 'xstate';
import type { profileEditMachine } from '../profile-edit.machine.ts';
import type { ProfileEditViewState } from '../profile-edit.selectors.ts';

/** What every section of the page is given. */
export interface SectionProps {
  actor: ActorRefFrom<typeof profileEditMachine>;
  view: ProfileEditViewState;
}
