import { type Actor, type AnyStateMachine, createActor, type Snapshot } from 'xstate';

/** What a state's `meta` may say: the requirement items it realises, for the explorer and the README. */
export interface FlowMeta {
  readonly requirements?: readonly string[];
}

/** A context value that an earlier state has set. Its lack is a defect of the machine, so it throws its name. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined)
    throw new Error(`The flow reached a state that needs "${name}" without it`);
  return value;
}

/**
 * Starts a flow from a persisted snapshot. Secrets and running calls are never restored, so the flow is told
 * `flow.resumed` and asks again for what it has lost.
 */
export function resumeFlow<M extends AnyStateMachine>(
  machine: M,
  snapshot: Snapshot<unknown>,
): Actor<M> {
  const actor: Actor<M> = createActor(machine, { snapshot } as never);
  actor.start();
  actor.send({ type: 'flow.resumed' } as Parameters<typeof actor.send>[0]);
  return actor;
}
