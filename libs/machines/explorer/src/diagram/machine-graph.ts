import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes, triggerOf } from '@foyer/core';

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

/** Reads a machine's states and transitions. Transitions that lead nowhere else are left out. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const edges = new Map<string, { source: string; target: string; triggers: string[] }>();
  for (const node of stateNodes(machine)) {
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        const id = `${node.id} > ${target.id}`;
        const edge = edges.get(id) ?? { source: node.id, target: target.id, triggers: [] };
        const trigger = triggerOf(node, transition.eventType).text;
        if (!edge.triggers.includes(trigger)) edge.triggers.push(trigger);
        edges.set(id, edge);
      }
    }
  }
  return {
    root: graphNode(machine.root),
    edges: [...edges].map(([id, edge]) => ({ id, ...edge })),
  };
}

/** A state and everything in it, itself first. */
export const flatten = (node: GraphNode): GraphNode[] => [node, ...node.children.flatMap(flatten)];

const transitionsOf = (node: AnyStateNode) => [
  ...(node.always ?? []),
  ...[...node.transitions].flatMap(([type, list]) => (type === '' ? [] : list)),
];

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
  };
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
