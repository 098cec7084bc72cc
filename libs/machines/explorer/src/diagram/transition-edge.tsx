import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { trigger } from './diagram.css.ts';
import { edgeWords } from './edge-words.ts';
import type { PlacedEdge } from './layout-boxes.ts';
import { roundedPath } from './rounded-path.ts';

/** A transition as React Flow holds it. */
export type TransitionFlowEdge = Edge<{ edge: PlacedEdge; isOpen: boolean }, 'transition'>;

/** Draws one transition along its own points, and its words. */
export function TransitionEdge({ id, data, markerEnd }: EdgeProps<TransitionFlowEdge>) {
  if (!data) return null;
  const { edge, isOpen } = data;
  return (
    <>
      <BaseEdge
        id={id}
        path={roundedPath(edge.points)}
        {...(markerEnd !== undefined && { markerEnd })}
        data-open={isOpen || undefined}
      />
      <EdgeLabelRenderer>
        <div
          className={trigger}
          data-open={isOpen || undefined}
          style={{
            transform: `translate(${edge.label.x}px, ${edge.label.y}px)`,
            width: edge.label.width,
          }}
        >
          {edgeWords(edge.triggers).map((text, index) => (
            <div key={`${index} ${text}`}>{text}</div>
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}
