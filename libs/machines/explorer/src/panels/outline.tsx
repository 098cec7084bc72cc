import { useId } from 'react';
import type { GraphNode } from '../diagram/machine-graph.ts';
import { branch, entry, entryRow, mark } from './panels.css.ts';

interface OutlineProps {
  nodes: readonly GraphNode[];
  activeIds: ReadonlySet<string>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The machine's states as a nested list: what the diagram shows, for keyboards and screen readers. */
export function Outline({ nodes, ...rest }: OutlineProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <OutlineEntry node={node} {...rest} />
          {node.children.length > 0 && (
            <div className={branch}>
              <Outline nodes={node.children} {...rest} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function OutlineEntry({
  node,
  activeIds,
  selectedId,
  onSelect,
}: Omit<OutlineProps, 'nodes'> & { node: GraphNode }) {
  const markId = useId();
  const isActive = activeIds.has(node.id);
  const marks = marksOf(node);
  return (
    <div className={entryRow}>
      <button
        type="button"
        className={entry}
        aria-pressed={node.id === selectedId}
        {...(marks !== '' && { 'aria-describedby': markId })}
        {...(isActive && { 'aria-current': 'true' as const })}
        onClick={() => onSelect(node.id)}
      >
        {isActive ? '● ' : ''}
        {node.name}
      </button>
      {marks !== '' && (
        <span id={markId} className={mark}>
          {marks}
        </span>
      )}
    </div>
  );
}

const marksOf = ({ kind, isInitial }: GraphNode) =>
  [isInitial && 'first', kind !== 'state' && kind].filter(Boolean).join(', ');
