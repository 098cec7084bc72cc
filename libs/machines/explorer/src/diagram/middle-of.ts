import { absoluteNodes, type PlacedNode } from './layout-boxes.ts';

/** The middle of the innermost active states, in px of the diagram. */
export function middleOf(
  nodes: readonly PlacedNode[],
  activeIds: ReadonlySet<string>,
): { x: number; y: number } {
  const innermost = absoluteNodes(nodes).filter(
    ({ id, children }) => activeIds.has(id) && !children.some((child) => activeIds.has(child.id)),
  );
  const halfway = (low: readonly number[], high: readonly number[]) =>
    (Math.min(...low) + Math.max(...high)) / 2;
  return {
    x: halfway(
      innermost.map(({ x }) => x),
      innermost.map(({ x, width }) => x + width),
    ),
    y: halfway(
      innermost.map(({ y }) => y),
      innermost.map(({ y, height }) => y + height),
    ),
  };
}
