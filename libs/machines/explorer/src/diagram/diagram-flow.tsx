import '@xyflow/react/dist/style.css';
import { Controls, MiniMap, ReactFlow } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { vars } from '@foyer/ui/theme/vars';
import { canvas, miniMap } from './diagram.css.ts';
import type { MachineDiagramProps } from './diagram.types.ts';
import { flowEdge, flowNode } from './flow-parts.ts';
import type { Diagram } from './layout-boxes.ts';
import { type StateFlowNode, StateNode } from './state-node.tsx';
import { TransitionEdge } from './transition-edge.tsx';
import { Viewpoint } from './viewpoint.tsx';

interface DiagramFlowProps extends Omit<MachineDiagramProps, 'graph'> {
  diagram: Diagram;
  folded: ReadonlySet<string>;
  onFold: (id: string) => void;
  isFollowing: boolean;
  /** The reader has moved the drawing. */
  onHold: () => void;
}

const nodeTypes = { state: StateNode };
const edgeTypes = { transition: TransitionEdge };

/** The drawing itself, with what moves it. */
export function DiagramFlow(props: DiagramFlowProps) {
  const { diagram, activeIds, selectedId, onSelect, folded, onFold, isFollowing, onHold } = props;
  const [pressedId, setPressedId] = useState<string>();
  if (pressedId !== undefined && pressedId !== selectedId) setPressedId(undefined);
  const nodes = useMemo(
    () =>
      diagram.nodes.map((node) =>
        flowNode(node, {
          isActive: activeIds.has(node.id),
          isSelected: node.id === selectedId,
          isFolded: folded.has(node.id),
          onFold,
        }),
      ),
    [diagram, activeIds, selectedId, folded, onFold],
  );
  const edges = useMemo(
    () => diagram.edges.map((edge) => flowEdge(edge, activeIds.has(edge.source))),
    [diagram, activeIds],
  );
  return (
    <ReactFlow
      className={canvas}
      aria-label="Diagram"
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodeClick={(_, { id }) => {
        setPressedId(id);
        onSelect(id);
      }}
      onPointerDownCapture={onHold}
      onWheelCapture={onHold}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      minZoom={0.1}
    >
      <Viewpoint
        diagram={diagram}
        activeIds={activeIds}
        // What is pressed in the drawing is in sight already.
        askedId={selectedId === pressedId ? undefined : selectedId}
        isFollowing={isFollowing}
      />
      <Controls showInteractive={false} onZoomIn={onHold} onZoomOut={onHold} onFitView={onHold} />
      <MiniMap
        className={miniMap}
        ariaLabel="Map of the whole machine"
        pannable
        zoomable
        nodeColor={miniMapColor}
        nodeStrokeColor={miniMapLine}
        nodeStrokeWidth={6}
      />
    </ReactFlow>
  );
}

const { color } = vars;
const isFrame = ({ data }: StateFlowNode) => data.node.children.length > 0;
const miniMapColor = (node: StateFlowNode) => {
  if (isFrame(node)) return 'transparent';
  return node.data.isActive ? color.accent : color.t3;
};
const miniMapLine = (node: StateFlowNode) => (isFrame(node) ? color.t3 : 'transparent');
