import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { triggerOf } from '@foyer/core';

/** One way out of a state, or one that it stays on. */
export interface GraphTransition {
  /** What it waits for: `pin.submit`, `after lockEnds`, `done validatePin`. */
  trigger: string;
  /** The name of its guard; one written inline has none. */
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
  children: readonly GraphNode[];
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
  /** What each of them waits for. */
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
    for (const { trigger, targets } of transitions) {
      for (const target of targets) {
        const id = `${source} > ${target}`;
        const edge = edges.get(id) ?? { source, target, triggers: [] };
        if (!edge.triggers.includes(trigger)) edge.triggers.push(trigger);
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
  return {
    id: node.id,
    name: node.key,
    parentId: parent?.id,
    kind: type === 'parallel' || type === 'final' || type === 'history' ? type : 'state',
    isInitial: parent?.type !== 'parallel' && initialIdOf(parent) === node.id,
    children: Object.values(node.states).map(graphNode),
    description: node.description,
    requirements: requirementsOf(node.meta),
    tags: node.tags,
    calls: node.invoke.map(({ id, src }) =>
      typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id,
    ),
    transitions: definitionsOf(node).map((definition) => transitionOf(node, definition)),
  };
}

const definitionsOf = (node: AnyStateNode) => [
  ...(node.always ?? []),
  ...[...node.transitions].flatMap(([type, list]) => (type === '' ? [] : list)),
];

const transitionOf = (
  node: AnyStateNode,
  { eventType, guard, target }: AnyTransitionDefinition,
): GraphTransition => ({
  trigger: triggerOf(node, eventType).text,
  guard: nameOf(guard),
  targets: target?.map(({ id }) => id) ?? [],
});

function nameOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  const type: unknown =
    typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'type') : undefined;
  return typeof type === 'string' ? type : undefined;
}

/** `initial` throws in a state without children. */
function initialIdOf(parent: AnyStateNode | undefined): string | undefined {
  return parent?.type === 'compound' ? parent.initial.target[0]?.id : undefined;
}

function requirementsOf(meta: unknown): readonly string[] {
  if (typeof meta !== 'object' || meta === null) return [];
  const list: unknown = Reflect.get(meta, 'requirements');
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}
