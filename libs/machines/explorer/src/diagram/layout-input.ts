import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { edgeWords } from './edge-words.ts';
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
/** Of the button that folds a state. */
const FOLD_BUTTON = 28;
const LINE = 16;

/** What ELK lays out: each state with room for its words, each transition with room for its triggers. */
export const layoutInput = ({ root, edges }: MachineGraph): ElkNode => ({
  id: '',
  children: [elkNode(root)],
  edges: edges.map(elkEdge),
  layoutOptions: spacing,
});

function elkNode(node: GraphNode): ElkNode {
  const words = node.requirements.length > 0 ? requirementsWidth(node.requirements) : 0;
  const width = Math.max(
    110,
    node.name.length * 8.5 + 44 + (node.isCompound ? FOLD_BUTTON : 0),
    words,
  );
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

/** The ids under a state's name, the number of those that are left out, and the edges of the box. */
function requirementsWidth(ids: readonly string[]): number {
  const shown = ids.slice(0, SHOWN_REQUIREMENTS);
  const more = ids.length > SHOWN_REQUIREMENTS ? 22 : 0;
  return shown.reduce((width, { length }) => width + length * 6.4 + 6, 36) + more;
}

function elkEdge({ id, source, target, triggers }: GraphEdge): ElkExtendedEdge {
  const lines = edgeWords(triggers);
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: id, width: longest * 6.6 + 10, height: lines.length * LINE }],
  };
}
