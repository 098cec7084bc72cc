import type { GraphNode } from '../diagram/machine-graph.ts';
import { branch, entry } from './panels.css.ts';

interface OutlineProps {
  nodes: readonly GraphNode[];
  activeIds: ReadonlySet<string>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The machine's states as a nested list: what the diagram shows, for keyboards and screen readers. */
export function Outline({ nodes, ...rest }: OutlineProps) {
  const { activeIds, selectedId, onSelect } = rest;
  return (
    <ul>
      {nodes.map((node) => {
        const isActive = activeIds.has(node.id);
        return (
          <li key={node.id}>
            <button
              type="button"
              className={entry}
              aria-pressed={node.id === selectedId}
              {...(isActive && { 'aria-current': 'true' as const })}
              onClick={() => onSelect(node.id)}
            >
              {isActive ? '● ' : ''}
              {node.name}
            </button>
            {node.children.length > 0 && (
              <div className={branch}>
                <Outline nodes={node.children} {...rest} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
