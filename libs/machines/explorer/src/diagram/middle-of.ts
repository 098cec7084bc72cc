import type { PlacedNode } from './layout.ts';

/** The middle of the innermost active states, in px of the diagram. */
export function middleOf(
  nodes: readonly PlacedNode[],
  activeIds: ReadonlySet<string>,
): { x: number; y: number } {
  const corners = new Map<string, { x: number; y: number }>();
  // Parents come first, and a state's place is relative to its parent's.
  for (const { id, parentId, x, y } of nodes) {
    const parent = (parentId !== undefined && corners.get(parentId)) || { x: 0, y: 0 };
    corners.set(id, { x: parent.x + x, y: parent.y + y });
  }
  const innermost = nodes.filter(
    ({ id, children }) => activeIds.has(id) && !children.some((child) => activeIds.has(child.id)),
  );
  const boxes = innermost.map(({ id, width, height }) => {
    const { x, y } = corners.get(id) ?? { x: 0, y: 0 };
    return { left: x, top: y, right: x + width, bottom: y + height };
  });
  const halfway = (low: number, high: number) => (low + high) / 2;
  return {
    x: halfway(
      Math.min(...boxes.map(({ left }) => left)),
      Math.max(...boxes.map(({ right }) => right)),
    ),
    y: halfway(
      Math.min(...boxes.map(({ top }) => top)),
      Math.max(...boxes.map(({ bottom }) => bottom)),
    ),
  };
}
