interface Point {
  x: number;
  y: number;
}

const RADIUS = 6;

/** The SVG path through corner points, with its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const enter = towards(point, before);
      const leave = towards(point, after);
      return `L ${enter.x} ${enter.y} Q ${point.x} ${point.y} ${leave.x} ${leave.y}`;
    })
    .join(' ');
}

/** The place on the way to a neighbour where a corner's curve begins: half way at most. */
function towards(corner: Point, neighbour: Point): Point {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y);
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return {
    x: corner.x + (neighbour.x - corner.x) * share,
    y: corner.y + (neighbour.y - corner.y) * share,
  };
}
