import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../login.machine.ts';
import type { LoginViewState } from '../login.selectors.ts';

/** The running sign-in. */
export type LoginActor = ActorRefFrom<typeof loginMachine>;

/** Props of the content of a step. */
export interface StepProps {
  actor: LoginActor;
  view: LoginViewState;
}

/** Addresses of what the viewer accepts by registering. */
export interface LoginDocuments {
  terms: string;
  policy: string;
}
