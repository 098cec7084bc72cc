import { entry, entryRow, mark } from '../panels/panels.css.ts';
import type { InspectedActor } from './create-inspector.ts';

interface ActorListProps {
  actors: readonly InspectedActor[];
  chosenId: string;
  onChoose: (sessionId: string) => void;
}

const words: Record<string, string> = {
  active: 'runs',
  done: 'has ended',
  error: 'has failed',
  stopped: 'was stopped',
};

/** The machines of the page, to choose the one that is shown. */
export const ActorList = ({ actors, chosenId, onChoose }: ActorListProps) => (
  <ul>
    {actors.map(({ sessionId, name, snapshot }) => (
      <li key={sessionId} className={entryRow}>
        <button
          type="button"
          className={entry}
          aria-pressed={sessionId === chosenId}
          aria-describedby={`${sessionId}-status`}
          onClick={() => onChoose(sessionId)}
        >
          {name}
        </button>
        <span id={`${sessionId}-status`} className={mark}>
          {words[snapshot.status]}
        </span>
      </li>
    ))}
  </ul>
);
