import type { GraphNode, GraphTransition } from '../diagram/machine-graph.ts';
import { button } from '../form/form.css.ts';
import { mono, note, plainList, problem, stack } from './panels.css.ts';
import { Section } from './section.tsx';

/** Texts of requirements, by id. */
export type RequirementTexts = Readonly<Record<string, string>>;

interface StateDetailsProps {
  node: GraphNode;
  requirementTexts: RequirementTexts;
  /** Plays the shortest way here; a running flow goes its own way. */
  onGoTo?: () => void;
  /** The search found no way here. @default false */
  isOutOfReach?: boolean;
}

/** What a state is for, what leads out of it, and the way to it. */
export function StateDetails({ node, requirementTexts, onGoTo, isOutOfReach }: StateDetailsProps) {
  return (
    <Section title={`State ${node.name}`}>
      <div className={stack}>
        <p className={mono}>{node.id}</p>
        {node.description !== undefined && <p>{node.description}</p>}
        {onGoTo && (
          <div>
            <button type="button" className={button} onClick={onGoTo}>
              Go to this state
            </button>
          </div>
        )}
        {isOutOfReach && (
          <output className={problem}>No way here was found from this start.</output>
        )}
        {node.requirements.length > 0 && (
          <ul className={plainList} aria-label="Requirements">
            {node.requirements.map((id) => (
              <li key={id}>
                <b>{id}</b> {requirementTexts[id]}
              </li>
            ))}
          </ul>
        )}
        {node.calls.length > 0 && <p className={note}>Calls: {node.calls.join(', ')}</p>}
        {node.tags.length > 0 && <p className={note}>Tags: {node.tags.join(', ')}</p>}
        {node.transitions.length > 0 && (
          <ul className={plainList} aria-label="Transitions">
            {[...new Set(node.transitions.map((each) => wordsOf(node, each)))].map((words) => (
              <li key={words} className={mono}>
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function wordsOf({ id }: GraphNode, { trigger, guard, targets }: GraphTransition): string {
  const [machine = ''] = id.split('.');
  const goals = targets.map((target) => target.replace(`${machine}.`, ''));
  return `${trigger}${guard === undefined ? '' : ` if ${guard}`} → ${goals.join(', ') || 'stays'}`;
}
