import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { flatten, type GraphEdge, type GraphNode, type MachineGraph } from './machine-graph.ts';

/** A box in px; a state's is relative to its parent's, an edge's label to the diagram's. */
interface Box {
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

const elk = new ELK();

/** Requirement ids that fit under a state's name; the details tell all. */
export const SHOWN_REQUIREMENTS = 3;

/** ELK reads these at every state that has children, and none from the one above. */
const spacing = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeLabel': '3',
};

const HEADER = 32;
const LINE = 16;

/** Places a machine's states in layers, with room for the words of every transition. */
export async function layOut({ root, edges }: MachineGraph): Promise<Diagram> {
  const placed = await elk.layout({
    id: '',
    children: [elkNode(root)],
    edges: edges.map(elkEdge),
    layoutOptions: spacing,
  });
  const boxes = new Map<string, Box>();
  collect(placed, boxes);
  return {
    nodes: flatten(root).map((node) => ({ ...node, ...boxOf(boxes.get(node.id)) })),
    edges: edges.map((edge, index) => ({ ...edge, ...lineOf(placed.edges?.[index]) })),
  };
}

function elkNode(node: GraphNode): ElkNode {
  const words = Math.min(node.requirements.length, SHOWN_REQUIREMENTS);
  const width = Math.max(110, node.name.length * 8.5 + 44, words * 62 + 24);
  const height = HEADER + (words > 0 ? LINE + 4 : 0);
  if (node.children.length === 0) return { id: node.id, width, height };
  return {
    id: node.id,
    children: node.children.map(elkNode),
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${height + 12},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

function elkEdge({ id, source, target, triggers }: GraphEdge): ElkExtendedEdge {
  const longest = Math.max(...triggers.map(({ length }) => length));
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: id, width: longest * 6.6 + 10, height: triggers.length * LINE }],
  };
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
