import { branch, entry, entryRow, mark } from '../panels/panels.css.ts';
import { type ActorBranch, actorTree } from './actor-tree.ts';
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

/** The machines of the page below those that started them, to choose the one that is shown. */
export const ActorList = ({ actors, ...choice }: ActorListProps) => (
  <Branches branches={actorTree(actors)} {...choice} />
);

const Branches = ({
  branches,
  chosenId,
  onChoose,
}: Omit<ActorListProps, 'actors'> & { branches: readonly ActorBranch[] }) => (
  <ul>
    {branches.map(({ actor: { sessionId, name, snapshot }, children }) => (
      <li key={sessionId}>
        <div className={entryRow}>
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
        </div>
        {children.length > 0 && (
          <div className={branch}>
            <Branches branches={children} chosenId={chosenId} onChoose={onChoose} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
