import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { triggerOf } from '@foyer/core';
import { isName } from '../session/triggers.ts';
import { guardText } from './guard-text.ts';
import { noteOf } from '../state-notes/state-notes.ts';

/** One way out of a state, or one that it stays on. */
export interface GraphTransition {
  /** What it waits for: `pin.submit`, `after lockEnds`, `done validatePin`. */
  trigger: string;
  /** What it asks, `else` for what is left after those before it that ask; none for one that asks nothing. */
  guard: string | undefined;
  /** Ids of the states it leads to; none when it stays. */
  targets: readonly string[];
}

/** One state of the diagram. */
export interface GraphNode {
  id: string;
  /** The last part of its id. */
  name: string;
  parentId: string | undefined;
  kind: 'state' | 'parallel' | 'final' | 'history';
  /** Entered with its parent. */
  isInitial: boolean;
  /** None in a folded state. */
  children: readonly GraphNode[];
  /** Whether it holds others, folded or not. */
  isCompound: boolean;
  description: string | undefined;
  requirements: readonly string[];
  tags: readonly string[];
  /** Calls that are made while it is active, by their names in `setup`. */
  calls: readonly string[];
  transitions: readonly GraphTransition[];
}

/** All transitions from one state to another. */
export interface GraphEdge {
  id: string;
  source: string;
  target: string;
  /** What each of them waits for and asks: `always [isWorn]`. */
  triggers: readonly string[];
}

/** A machine as nodes and edges, without places. */
export interface MachineGraph {
  root: GraphNode;
  edges: readonly GraphEdge[];
}

/** Reads a machine's states and transitions. Transitions that lead nowhere else are in the nodes only. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const root = graphNode(machine.root);
  const edges = new Map<string, { source: string; target: string; triggers: string[] }>();
  for (const { id: source, transitions } of flatten(root)) {
    for (const { trigger, guard, targets } of transitions) {
      const words = guard === undefined ? trigger : `${trigger} [${guard}]`;
      for (const target of targets) {
        const id = `${source} > ${target}`;
        const edge = edges.get(id) ?? { source, target, triggers: [] };
        if (!edge.triggers.includes(words)) edge.triggers.push(words);
        edges.set(id, edge);
      }
    }
  }
  return { root, edges: [...edges].map(([id, edge]) => ({ id, ...edge })) };
}

/** A state and everything in it, itself first. */
export const flatten = (node: GraphNode): GraphNode[] => [node, ...node.children.flatMap(flatten)];

function graphNode(node: AnyStateNode): GraphNode {
  const { type, parent } = node;
  const { description, requirements = [] } = noteOf(node);
  return {
    id: node.id,
    name: node.key,
    parentId: parent?.id,
    kind: type === 'parallel' || type === 'final' || type === 'history' ? type : 'state',
    isInitial: parent?.type !== 'parallel' && initialIdOf(parent) === node.id,
    children: Object.values(node.states).map(graphNode),
    isCompound: Object.keys(node.states).length > 0,
    description,
    requirements,
    tags: node.tags,
    calls: node.invoke.map(({ id, src }) => (isName(src) ? src : id)),
    transitions: definitionsOf(node).flatMap((list) =>
      list.map((definition, place) => transitionOf(node, definition, place)),
    ),
  };
}

/** Transitions of one trigger are asked in their order. */
const definitionsOf = (node: AnyStateNode): (readonly AnyTransitionDefinition[])[] => [
  node.always ?? [],
  ...[...node.transitions].flatMap(([type, list]) => (type === '' ? [] : [list])),
];

const transitionOf = (
  node: AnyStateNode,
  { eventType, guard, target }: AnyTransitionDefinition,
  place: number,
): GraphTransition => ({
  trigger: triggerOf(node, eventType).text,
  guard: guardText(guard) ?? (place > 0 ? 'else' : undefined),
  targets: target?.map(({ id }) => id) ?? [],
});

/** `initial` throws in a state without children. */
function initialIdOf(parent: AnyStateNode | undefined): string | undefined {
  return parent?.type === 'compound' ? parent.initial.target[0]?.id : undefined;
}
