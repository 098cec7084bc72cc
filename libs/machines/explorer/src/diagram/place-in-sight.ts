import { absoluteNodes, type Box, type PlacedNode } from './layout-boxes.ts';
import { flatten, type GraphNode } from './machine-graph.ts';

/** Where the drawing stands, in px of the screen, as React Flow has it. */
export interface View {
  /** Shift to the right and down, and zoom. */
  transform: readonly [number, number, number];
  width: number;
  height: number;
}

/** The box of a state in px of the drawing. */
export function boxOf(nodes: readonly PlacedNode[], id: string): Box | undefined {
  return absoluteNodes(nodes).find((node) => node.id === id);
}

/** Whether the whole of a box is in the part of the drawing that is seen. */
export function isInSight(box: Box, { transform: [x, y, zoom], width, height }: View): boolean {
  const left = box.x * zoom + x;
  const top = box.y * zoom + y;
  return (
    left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height
  );
}

/** The zoom at which the whole drawing is seen. */
export function wholeZoom(nodes: readonly PlacedNode[], { width, height }: View): number {
  const [root] = nodes;
  return root ? Math.min(width / root.width, height / root.height) : 1;
}

/**
 * The state to look at: the innermost active one. Where several regions are active side by side it is that of the region
 * with the most states: the player's `lifecycle`, not the middle between nine regions.
 */
export function followedState(node: GraphNode, activeIds: ReadonlySet<string>): string {
  const [largest, ...others] = node.children
    .filter(({ id }) => activeIds.has(id))
    .map((child) => ({ child, size: flatten(child).length }));
  if (!largest) return node.id;
  const { child } = others.reduce((most, each) => (each.size > most.size ? each : most), largest);
  return followedState(child, activeIds);
}
