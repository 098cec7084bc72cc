import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  assign,
} from 'xstate';
import { stateNodes, type TriggerKind, triggerOf } from '../state-nodes.ts';

/** What a walk can cover: a state, or one branch of a transition. */
interface Item {
  kind: 'state' | TriggerKind;
  /** `pin.locked`, or `pin.pin.checking: done validatePin 1/2`. */
  name: string;
  isBranch: boolean;
}

/** How much of each kind was covered, as `covered/total`. */
export interface CoverageReport {
  paths: number;
  states: string;
  events: string;
  branches: string;
  always: string;
  after: string;
  done: string;
  error: string;
}

/** A copy of a machine that notes which of its states and transitions are used. */
export class CoverageRecorder {
  /** Walk this one; the original stays as it is. */
  readonly machine: AnyStateMachine;
  readonly #items = new Map<string, Item>();
  readonly #covered = new Set<string>();

  constructor(original: AnyStateMachine) {
    this.machine = original.provide({});
    for (const node of stateNodes(this.machine)) this.#watch(node);
  }

  #watch(node: AnyStateNode) {
    if (node.parent) {
      const state = this.#add({ kind: 'state', name: node.id, isBranch: false });
      node.entry = [...node.entry, this.#mark(state)];
    }
    this.#watchTransitions(node, '', node.always ?? []);
    for (const [type, list] of node.transitions)
      if (type !== '') this.#watchTransitions(node, type, list);
  }

  #watchTransitions(node: AnyStateNode, eventType: string, list: AnyTransitionDefinition[]) {
    const { kind, text } = triggerOf(node, eventType);
    list.forEach((transition, index) => {
      const branch = list.length > 1 ? ` ${index + 1}/${list.length}` : '';
      const name = this.#add({
        kind,
        name: `${node.id}: ${text}${branch}`,
        isBranch: list.length > 1,
      });
      transition.actions = [...transition.actions, this.#mark(name)];
    });
  }

  #add(item: Item): string {
    this.#items.set(item.name, item);
    return item.name;
  }

  /** Only built-in actions are resolved in a pure transition, so the note is taken by an `assign` that changes nothing. */
  #mark(name: string) {
    return assign(() => {
      this.#covered.add(name);
      return {};
    });
  }

  /** Names of what the walk has not used. */
  missing(): string[] {
    return [...this.#items.keys()].filter((name) => !this.#covered.has(name));
  }

  report(paths: number): CoverageReport {
    const count = (belongs: (item: Item) => boolean) => {
      const names = [...this.#items.values()].filter(belongs).map((item) => item.name);
      return `${names.filter((name) => this.#covered.has(name)).length}/${names.length}`;
    };
    const ofKind = (kind: Item['kind']) => count((item) => item.kind === kind);
    return {
      paths,
      states: ofKind('state'),
      events: ofKind('event'),
      branches: count((item) => item.isBranch),
      always: ofKind('always'),
      after: ofKind('after'),
      done: ofKind('done'),
      error: ofKind('error'),
    };
  }
}
