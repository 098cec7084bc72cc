import { flatten, type GraphEdge, type GraphNode, type MachineGraph } from './machine-graph.ts';

/** The machine as it is drawn with some states folded: these hide what is in them, and their arrows begin and end at them. */
export function foldGraph(
  { root, edges }: MachineGraph,
  folded: ReadonlySet<string>,
): MachineGraph {
  if (folded.size === 0) return { root, edges };
  const shownBy = new Map<string, string>();
  collect(root, folded, undefined, shownBy);
  return { root: foldNode(root, folded), edges: joinEdges(edges, shownBy) };
}

/** The states around a state, outermost first. */
export function around(root: GraphNode, id: string): readonly GraphNode[] {
  return flatten(root).filter((node) => id.startsWith(`${node.id}.`));
}

/** The states that can be folded: all that hold others, but the machine itself. */
export const foldable = (root: GraphNode): readonly string[] =>
  flatten(root)
    .filter(({ children, parentId }) => children.length > 0 && parentId !== undefined)
    .map(({ id }) => id);

function collect(
  node: GraphNode,
  folded: ReadonlySet<string>,
  hiddenBy: string | undefined,
  shownBy: Map<string, string>,
) {
  shownBy.set(node.id, hiddenBy ?? node.id);
  const inside = hiddenBy ?? (folded.has(node.id) ? node.id : undefined);
  for (const child of node.children) collect(child, folded, inside, shownBy);
}

const foldNode = (node: GraphNode, folded: ReadonlySet<string>): GraphNode => ({
  ...node,
  children: folded.has(node.id) ? [] : node.children.map((child) => foldNode(child, folded)),
});

function joinEdges(
  edges: readonly GraphEdge[],
  shownBy: ReadonlyMap<string, string>,
): readonly GraphEdge[] {
  const joined = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const source = shownBy.get(edge.source) ?? edge.source;
    const target = shownBy.get(edge.target) ?? edge.target;
    const isInside = source === target && edge.source !== edge.target;
    if (isInside) continue;
    const id = `${source} > ${target}`;
    const triggers = [...new Set([...(joined.get(id)?.triggers ?? []), ...edge.triggers])];
    joined.set(id, { id, source, target, triggers });
  }
  return [...joined.values()];
}
