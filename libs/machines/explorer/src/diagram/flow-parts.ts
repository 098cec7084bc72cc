import { MarkerType } from '@xyflow/react';
import type { PlacedEdge, PlacedNode } from './layout-boxes.ts';
import type { StateFlowNode } from './state-node.tsx';
import type { TransitionFlowEdge } from './transition-edge.tsx';

/** A state as React Flow takes it. */
export const flowNode = (
  node: PlacedNode,
  data: Omit<StateFlowNode['data'], 'node'>,
): StateFlowNode => ({
  id: node.id,
  type: 'state',
  position: { x: node.x, y: node.y },
  width: node.width,
  height: node.height,
  data: { node, ...data },
  ...(node.parentId !== undefined && { parentId: node.parentId }),
});

/** A transition as React Flow takes it. */
export const flowEdge = (edge: PlacedEdge, isOpen: boolean): TransitionFlowEdge => ({
  id: edge.id,
  source: edge.source,
  target: edge.target,
  type: 'transition',
  data: { edge, isOpen },
  markerEnd: { type: MarkerType.ArrowClosed, width: 14, height: 14 },
  zIndex: 100,
});
