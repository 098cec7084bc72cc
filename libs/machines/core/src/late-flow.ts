import type { AnyActorLogic, AnyActorRef, AnyActorScope, Snapshot } from 'xstate';
import { InterruptedCall } from './port.ts';

/** Of a flow whose code is on its way: it waits with its input. */
interface ComingSnapshot {
  status: 'active' | 'done' | 'error' | 'stopped';
  output: undefined;
  error: unknown;
  isComing: true;
  input: unknown;
}

type Came = { type: 'code.came'; logic: AnyActorLogic };
type Failed = { type: 'code.failed'; error: unknown };

const comingOf = (input: unknown, change: Partial<ComingSnapshot> = {}): ComingSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  isComing: true,
  input,
  ...change,
});

const isComing = (snapshot: object): snapshot is ComingSnapshot => 'isComing' in snapshot;

/** Whether the code of a flow of {@link lateFlow} is there: its snapshots are those of the flow from then on. */
export const hasCome = (actor: AnyActorRef): boolean => !isComing(actor.getSnapshot() as object);

/**
 * A flow whose code is loaded when it is invoked, for parts of a dialog that few viewers reach. Once the code is there the
 * actor is that flow, with its snapshots, events and output. Until then it takes no events, and can be stopped. Restored
 * from a snapshot it ends with {@link InterruptedCall}, since its secrets are gone.
 *
 * @param load - Imports the flow. The actor fails where it rejects.
 */
export function lateFlow(load: () => Promise<AnyActorLogic>): AnyActorLogic {
  const loaded = new WeakMap<AnyActorRef, AnyActorLogic>();

  /** Makes the actor the flow that has come. */
  function begin(logic: AnyActorLogic, input: unknown, scope: AnyActorScope): Snapshot<unknown> {
    loaded.set(scope.self, logic);
    const snapshot = logic.getInitialSnapshot(scope, input);
    scope.defer(() => logic.start?.(snapshot, scope));
    return snapshot;
  }

  return {
    getInitialSnapshot: (_scope, input) => comingOf(input),
    start: (snapshot, { self }) => {
      if (snapshot.status !== 'active') return;
      const tell = (event: Came | Failed) => {
        if (self.getSnapshot().status === 'active') self.send(event);
      };
      load().then(
        (logic) => tell({ type: 'code.came', logic }),
        (error: unknown) => tell({ type: 'code.failed', error }),
      );
    },
    transition: (snapshot, event, scope) => {
      const logic = loaded.get(scope.self);
      if (logic) return logic.transition(snapshot, event, scope);
      const { input } = snapshot as ComingSnapshot;
      if (event.type === 'code.came') return begin((event as Came).logic, input, scope);
      if (event.type === 'code.failed') {
        return comingOf(undefined, { status: 'error', error: (event as Failed).error });
      }
      return event.type === 'xstate.stop' ? comingOf(undefined, { status: 'stopped' }) : snapshot;
    },
    getPersistedSnapshot: ({ status, output, error }) => ({ status, output, error }),
    restoreSnapshot: () => comingOf(undefined, { status: 'error', error: new InterruptedCall() }),
  };
}
