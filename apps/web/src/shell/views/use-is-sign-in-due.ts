import type { sessionMachine } from '@foyer/session';
import { selectIsSignInDue, selectRecovery } from '@foyer/session/recovery';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useShell } from '@foyer/page-runtime/shell/shell-store';

/** Whether the session has ended under an open payment, whose dialog must have the viewer sign in again. Case C11 */
export function useIsSignInDue(): boolean {
  const shell = useShell();
  const session: ActorRefFrom<typeof sessionMachine> | undefined =
    shell?.actor.system.get('session');
  const recovery = session && selectRecovery(session.getSnapshot());
  return useSelector(recovery, (snapshot) => snapshot !== undefined && selectIsSignInDue(snapshot));
}
