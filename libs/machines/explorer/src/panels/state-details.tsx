import type { GraphNode } from '../diagram/machine-graph.ts';
import { button, mono, note, problem, stack } from './panels.css.ts';
import { Section } from './section.tsx';

interface StateDetailsProps {
  node: GraphNode;
  /** The search found no way here. */
  isOutOfReach: boolean;
  onGoTo: () => void;
}

/** What a state is for, and the way to it. */
export function StateDetails({ node, isOutOfReach, onGoTo }: StateDetailsProps) {
  return (
    <Section title={`State ${node.name}`}>
      <div className={stack}>
        <p className={mono}>{node.id}</p>
        {node.description !== undefined && <p>{node.description}</p>}
        {node.requirements.length > 0 && <p>Requirements: {node.requirements.join(', ')}</p>}
        {node.tags.length > 0 && <p className={note}>Tags: {node.tags.join(', ')}</p>}
        <div>
          <button type="button" className={button} onClick={onGoTo}>
            Go to this state
          </button>
        </div>
        {isOutOfReach && (
          <output className={problem}>No way here was found from this input.</output>
        )}
      </div>
    </Section>
  );
}
