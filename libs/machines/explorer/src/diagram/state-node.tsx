import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { foldButton, hidden, requirement, requirements, state, stateName } from './diagram.css.ts';
import type { PlacedNode } from './layout-boxes.ts';
import { SHOWN_REQUIREMENTS } from './layout-input.ts';

/** A state as React Flow holds it. */
export type StateFlowNode = Node<
  {
    node: PlacedNode;
    isActive: boolean;
    isSelected: boolean;
    isFolded: boolean;
    onFold: (id: string) => void;
  },
  'state'
>;

/** Draws one state; a compound one is the frame around its children. */
export function StateNode({ data }: NodeProps<StateFlowNode>) {
  const { node, isActive, isSelected, isFolded } = data;
  const more = node.requirements.length - SHOWN_REQUIREMENTS;
  return (
    <div
      className={state}
      data-kind={node.kind}
      data-frame={node.children.length > 0 || undefined}
      data-folded={isFolded || undefined}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      data-state-id={node.id}
      title={node.description}
    >
      <Handle type="target" position={Position.Top} className={hidden} isConnectable={false} />
      <div className={stateName}>
        {node.isInitial && <span aria-label="initial">▸ </span>}
        {node.name}
        {node.kind === 'final' && <span aria-label="final"> ◎</span>}
        {node.isCompound && node.parentId !== undefined && <FoldButton {...data} />}
      </div>
      {node.requirements.length > 0 && (
        <div className={requirements}>
          {node.requirements.slice(0, SHOWN_REQUIREMENTS).map((id) => (
            <span key={id} className={requirement}>
              {id}
            </span>
          ))}
          {more > 0 && <span className={requirement}>+{more}</span>}
        </div>
      )}
      <Handle type="source" position={Position.Bottom} className={hidden} isConnectable={false} />
    </div>
  );
}

const FoldButton = ({ node, isFolded, onFold }: StateFlowNode['data']) => (
  <button
    type="button"
    // Else a press would begin to move the drawing, and choose the state.
    className={`nopan ${foldButton}`}
    aria-label={`Inside of ${node.name}`}
    aria-expanded={!isFolded}
    onClick={(event) => {
      event.stopPropagation();
      onFold(node.id);
    }}
  >
    {isFolded ? '+' : '−'}
  </button>
);
