import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { flatten, type GraphEdge, type GraphNode, type MachineGraph } from './machine-graph.ts';

/** A box in px; a state's is relative to its parent's, an edge's label to the diagram's. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A state with its place. */
export type PlacedNode = GraphNode & Box;

/** A transition with its line, as corner points, and the place of its words. */
export interface PlacedEdge extends GraphEdge {
  points: readonly { x: number; y: number }[];
  label: Box;
}

/** A machine as it is drawn; parents come before their children. */
export interface Diagram {
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
}

/** Puts the places that ELK found onto a machine's states and transitions. */
export function layoutBoxes({ root, edges }: MachineGraph, placed: ElkNode): Diagram {
  const boxes = new Map<string, Box>();
  collect(placed, boxes);
  return {
    nodes: flatten(root).map((node) => ({ ...node, ...boxOf(boxes.get(node.id)) })),
    edges: edges.map((edge, index) => ({ ...edge, ...lineOf(placed.edges?.[index]) })),
  };
}

/** The nodes with their places relative to the diagram, as the edges' are. */
export function absoluteNodes(nodes: readonly PlacedNode[]): readonly PlacedNode[] {
  const corners = new Map<string, { x: number; y: number }>();
  return nodes.map((node) => {
    const parent = (node.parentId !== undefined && corners.get(node.parentId)) || { x: 0, y: 0 };
    const corner = { x: parent.x + node.x, y: parent.y + node.y };
    corners.set(node.id, corner);
    return { ...node, ...corner };
  });
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box> = {}): Box => ({
  x,
  y,
  width,
  height,
});

function collect(node: ElkNode, boxes: Map<string, Box>) {
  boxes.set(node.id, boxOf(node));
  for (const child of node.children ?? []) collect(child, boxes);
}

function lineOf(edge: ElkExtendedEdge | undefined): Pick<PlacedEdge, 'points' | 'label'> {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return { points, label: boxOf(edge?.labels?.[0]) };
}
