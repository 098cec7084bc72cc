import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Every state of a machine in the order of its definition, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** What a transition waits for. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error';

/** A transition's trigger, in the words that reports and READMEs use. */
export interface Trigger {
  kind: TriggerKind;
  /** `pin.submit`, `always`, `after lockEnds`, `done validatePin`, `error validatePin`. */
  text: string;
}

/** Names what a state's transition waits for; internal event types become the words of the definition. */
export function triggerOf(node: AnyStateNode, eventType: string): Trigger {
  if (eventType === '') return { kind: 'always', text: 'always' };
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  if (delayed) return { kind: 'after', text: `after ${String(delayed.delay)}` };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'done', text: 'done' };
  for (const { id, src } of node.invoke) {
    const name = typeof src === 'string' ? src : id;
    if (eventType === `xstate.done.actor.${id}`) return { kind: 'done', text: `done ${name}` };
    if (eventType === `xstate.error.actor.${id}`) return { kind: 'error', text: `error ${name}` };
  }
  return { kind: 'event', text: eventType };
}
