import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One effect of a flow, supplied from outside. `signal` aborts when the flow leaves the state that asked. */
export type Port<I, O> = (input: I, signal: AbortSignal) => Promise<O>;

/** The call was under way when the snapshot was taken: it is not repeated, since its secrets are gone. */
export class InterruptedCall extends Error {
  override name = 'InterruptedCall';

  constructor() {
    super('The call was cut off before its answer; ask again');
  }
}

/** The actor logic that calls a port. Its persisted snapshot holds no input; restored, it rejects with {@link InterruptedCall}. */
export function actorFromPort<I, O>(port: Port<I, O>): PromiseActorLogic<O, I> {
  const logic = fromPromise<O, I>(async ({ input, signal }) => port(input, signal));
  return {
    ...logic,
    getPersistedSnapshot: (snapshot) => ({ ...snapshot, input: undefined }),
    restoreSnapshot: (snapshot, scope) => {
      const restored =
        logic.restoreSnapshot?.(snapshot, scope) ?? logic.getInitialSnapshot(scope, undefined as I);
      if (restored.status !== 'active') return restored;
      return { ...restored, status: 'error', error: new InterruptedCall(), output: undefined };
    },
  };
}

/** What a port is for, as its declaration says. */
export interface PortInfo {
  readonly name: string;
  readonly purpose: string;
}

const declared = new WeakMap<object, PortInfo>();

/** What the declaration of a port says; nothing for a filled port or another actor. */
export const portInfo = (logic: object): PortInfo | undefined => declared.get(logic);

/**
 * Declares a port in a machine's `setup`. Until it is filled, calling it rejects with its own name.
 *
 * @param purpose - What it does and what its answer means, in one sentence; goes into the README.
 */
export function missingPort<I, O>(name: string, purpose: string): PromiseActorLogic<O, I> {
  const logic = actorFromPort<I, O>(() =>
    Promise.reject(new Error(`The port "${name}" is not filled`)),
  );
  declared.set(logic, { name, purpose });
  return logic;
}
