import type { Diagram, PlacedEdge, PlacedNode } from './layout-boxes.ts';
import { absoluteNodes } from './layout-boxes.ts';
import { edgeWords } from './edge-words.ts';
import { roundedPath } from './rounded-path.ts';

// Dark on white, for documents: a picture has no label.
const ink = '#1c1b1a';
const line = '#6b6864';
const active = '#ffd27a';
const margin = 16;
const lineHeight = 16;

/** The drawing as a picture of its own. */
export function DiagramSvg({
  diagram: { nodes, edges },
  activeIds,
}: {
  diagram: Diagram;
  activeIds: ReadonlySet<string>;
}) {
  const placed = absoluteNodes(nodes);
  const [root] = placed;
  const width = (root?.width ?? 0) + 2 * margin;
  const height = (root?.height ?? 0) + 2 * margin;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      fontFamily="system-ui, sans-serif"
      fill={ink}
    >
      <title>{root?.name}</title>
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M 0 0 L 8 4 L 0 8 z" fill={line} />
        </marker>
      </defs>
      <rect x={-margin} y={-margin} width={width} height={height} fill="#ffffff" />
      {placed.map((node) => (
        <StateShape key={node.id} node={node} isActive={activeIds.has(node.id)} />
      ))}
      {edges.map((edge) => (
        <Arrow key={edge.id} edge={edge} />
      ))}
    </svg>
  );
}

function StateShape({ node, isActive }: { node: PlacedNode; isActive: boolean }) {
  const { x, y, width, height, name, kind, children } = node;
  const isFrame = children.length > 0;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={isActive && !isFrame ? active : '#ffffff'}
        stroke={isActive ? '#a15c00' : line}
        strokeWidth={isActive ? 2 : 1}
        {...(kind === 'parallel' && { strokeDasharray: '6 3' })}
      />
      <text x={x + 12} y={y + 20} fontSize="13" fontWeight="600">
        {node.isInitial ? '▸ ' : ''}
        {name}
        {kind === 'final' ? ' ◎' : ''}
      </text>
    </g>
  );
}

const Arrow = ({ edge: { points, label, triggers } }: { edge: PlacedEdge }) => (
  <g>
    <path d={roundedPath(points)} fill="none" stroke={line} markerEnd="url(#arrow)" />
    <text fontSize="11" textAnchor="middle">
      {edgeWords(triggers).map((words, index) => (
        <tspan
          key={`${index} ${words}`}
          x={label.x + label.width / 2}
          y={label.y + 12 + index * lineHeight}
        >
          {words}
        </tspan>
      ))}
    </text>
  </g>
);
