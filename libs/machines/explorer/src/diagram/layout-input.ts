import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { GraphEdge, GraphNode, MachineGraph } from './machine-graph.ts';

/** Requirement ids that fit under a state's name; the details tell all. */
export const SHOWN_REQUIREMENTS = 3;

/** ELK reads these at every state that has children, and none from the one above. */
const spacing = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Ways back are drawn upwards, so that a machine reads from its first state down.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeLabel': '3',
};

const HEADER = 32;
const LINE = 16;

/** What ELK lays out: each state with room for its words, each transition with room for its triggers. */
export const layoutInput = ({ root, edges }: MachineGraph): ElkNode => ({
  id: '',
  children: [elkNode(root)],
  edges: edges.map(elkEdge),
  layoutOptions: spacing,
});

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
