import { flatten, type GraphNode } from '../diagram/machine-graph.ts';

/** The innermost active states in the machine's order, without its own name. */
export function placeText(root: GraphNode, activeIds: ReadonlySet<string>): string {
  return flatten(root)
    .filter(
      ({ id, children }) => activeIds.has(id) && !children.some((child) => activeIds.has(child.id)),
    )
    .map(({ id }) => id.replace(`${root.id}.`, ''))
    .join(', ');
}
