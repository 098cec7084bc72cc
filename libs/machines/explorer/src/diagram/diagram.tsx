import '@xyflow/react/dist/style.css';
import { Controls, MarkerType, ReactFlow, useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { canvas, notDrawn } from './diagram.css.ts';
import { layOut } from './layout.ts';
import type { Diagram, PlacedEdge, PlacedNode } from './layout-boxes.ts';
import type { MachineGraph } from './machine-graph.ts';
import { middleOf } from './middle-of.ts';
import { type StateFlowNode, StateNode } from './state-node.tsx';
import { type TransitionFlowEdge, TransitionEdge } from './transition-edge.tsx';

/** Props of the machine's drawing. */
export interface MachineDiagramProps {
  graph: MachineGraph;
  activeIds: ReadonlySet<string>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

const nodeTypes = { state: StateNode };
const edgeTypes = { transition: TransitionEdge };

/** Draws a machine, once it is laid out. The outline beside it is its equal for keyboards and readers. */
export default function MachineDiagram({ graph, ...choice }: MachineDiagramProps) {
  const { status, diagram } = useLayout(graph);
  if (diagram) return <DiagramFlow diagram={diagram} {...choice} />;
  return <p className={notDrawn}>{sentences[status]}</p>;
}

const sentences = {
  pending: 'Drawing…',
  // ELK fails on some shapes of machines.
  failed: 'This machine cannot be drawn; its list is whole.',
  drawn: '',
};

interface Layout {
  graph: MachineGraph;
  status: keyof typeof sentences;
  diagram?: Diagram;
}

function useLayout(graph: MachineGraph): Layout {
  const [layout, setLayout] = useState<Layout>({ graph, status: 'pending' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Layout) => isWanted && setLayout(next);
    layOut(graph).then(
      (diagram) => show({ graph, status: 'drawn', diagram }),
      () => show({ graph, status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [graph]);
  return layout.graph === graph ? layout : { graph, status: 'pending' };
}

function DiagramFlow({
  diagram: { nodes, edges },
  activeIds,
  selectedId,
  onSelect,
}: Omit<MachineDiagramProps, 'graph'> & { diagram: Diagram }) {
  const flowNodes = useMemo(
    () => nodes.map((node) => flowNode(node, activeIds.has(node.id), node.id === selectedId)),
    [nodes, activeIds, selectedId],
  );
  const flowEdges = useMemo(
    () => edges.map((edge) => flowEdge(edge, activeIds.has(edge.source))),
    [edges, activeIds],
  );
  return (
    <ReactFlow
      className={canvas}
      aria-label="Diagram"
      nodes={flowNodes}
      edges={flowEdges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodeClick={(_, { id }) => onSelect(id)}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      minZoom={0.1}
    >
      <Follow nodes={nodes} activeIds={activeIds} />
      <Controls showInteractive={false} />
    </ReactFlow>
  );
}

/** A zoom at which the smallest words can be read. */
const READABLE = 0.9;

/** Keeps the active states in the middle; the whole machine is a press on "fit view" away. */
function Follow({
  nodes,
  activeIds,
}: Pick<Diagram, 'nodes'> & Pick<MachineDiagramProps, 'activeIds'>) {
  const { setCenter } = useReactFlow();
  const isSized = useStore(({ width }) => width > 0);
  useEffect(() => {
    if (!isSized) return;
    const { x, y } = middleOf(nodes, activeIds);
    void setCenter(x, y, { zoom: READABLE });
  }, [setCenter, isSized, nodes, activeIds]);
  return null;
}

const flowNode = (node: PlacedNode, isActive: boolean, isSelected: boolean): StateFlowNode => ({
  id: node.id,
  type: 'state',
  position: { x: node.x, y: node.y },
  width: node.width,
  height: node.height,
  data: { node, isActive, isSelected },
  ...(node.parentId !== undefined && { parentId: node.parentId }),
});

const flowEdge = (edge: PlacedEdge, isOpen: boolean): TransitionFlowEdge => ({
  id: edge.id,
  source: edge.source,
  target: edge.target,
  type: 'transition',
  data: { edge, isOpen },
  markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14 },
  zIndex: 100,
});
