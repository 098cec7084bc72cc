import { selectSessionView, type SessionViewState, type sessionMachine } from '@foyer/session';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';

/** Tells who the service takes the browser for, and whenever that changes. */
export function watchViewer(
  actor: Shell['actor'],
  tell: (viewer: SessionViewState['viewer']) => void,
): () => void {
  return whenRunning(actor, () => {
    const session: ActorRefFrom<typeof sessionMachine> | undefined = actor.system.get('session');
    if (!session) return undefined;
    let last: SessionViewState['viewer'] | undefined;
    const look = () => {
      const { viewer } = selectSessionView(session.getSnapshot());
      if (viewer === last) return;
      last = viewer;
      tell(viewer);
    };
    const subscription = session.subscribe(look);
    look();
    return () => subscription.unsubscribe();
  });
}
