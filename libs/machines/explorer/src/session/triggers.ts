import { stateNodes, triggerOf } from '@foyer/core';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';

/** The active states, outer ones too; xstate has no public word for them. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  nodes;

/** Names a timer by the state that set it; a delayed event without one keeps its own name. */
export function timerName(active: readonly AnyStateNode[], eventType: string): string {
  const owner = active.find((node) => node.after.some((entry) => entry.eventType === eventType));
  return owner ? triggerOf(owner, eventType).text : eventType;
}

/** Which answers of a call some active state listens to. */
export function handledOutcomes(
  active: readonly AnyStateNode[],
  callId: string,
): ('done' | 'error')[] {
  return (['done', 'error'] as const).filter((outcome) =>
    active.some((node) => node.transitions.has(`xstate.${outcome}.actor.${callId}`)),
  );
}

/**
 * The event types that some active state has a transition for, whatever its guards say; internal ones left out.
 *
 * @param known - Types that a wildcard may stand for.
 */
export function listenedTypes(
  active: readonly AnyStateNode[],
  known: readonly string[] = [],
): string[] {
  const descriptors = active
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type !== '' && !type.startsWith('xstate.'));
  const types = descriptors.flatMap((descriptor) =>
    descriptor.endsWith('*')
      ? known.filter((type) => type.startsWith(descriptor.slice(0, -1)))
      : [descriptor],
  );
  return [...new Set(types)];
}

/** The name of a call in `setup`, by its id in the machine; a call that is spawned or written in place has its id only. */
export function callName(machine: AnyStateMachine, callId: string): string {
  const call = stateNodes(machine)
    .flatMap(({ invoke }) => invoke)
    .find(({ id }) => id === callId);
  return call && isName(call.src) ? call.src : callId;
}

/** Whether the source of a call is its name in `setup`. */
export const isName = (source: unknown): source is string =>
  typeof source === 'string' && !source.startsWith('xstate.invoke.');
