import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { machineGraph, flatten } from '../diagram/machine-graph.ts';
import {
  diagramArea,
  outlineColumn,
  outlineDetails,
  outlineList,
  panelsColumn,
  pending,
} from '../explorer.css.ts';
import { button } from '../form/form.css.ts';
import { Outline } from '../panels/outline.tsx';
import { bar, note, title } from '../panels/panels.css.ts';
import { placeText } from '../panels/place-text.ts';
import { saveFile } from '../panels/save-file.ts';
import { Section } from '../panels/section.tsx';
import { SnapshotPanel } from '../panels/snapshot-panel.tsx';
import { type RequirementTexts, StateDetails } from '../panels/state-details.tsx';
import { activeNodes } from '../session/triggers.ts';
import { ActorList } from './actor-list.tsx';
import type { InspectedActor, Inspector } from './create-inspector.ts';
import { EventLog } from './event-log.tsx';
import { exportRecording } from './export-recording.ts';
import { closed, dock } from './inspector.css.ts';

// React Flow and elkjs are large, and a closed panel needs neither.
const MachineDiagram = lazy(() => import('../diagram/diagram.tsx'));

/** Props of {@link InspectorPanel}. */
export interface InspectorPanelProps {
  inspector: Inspector;
  /** Texts of the requirements that states name, by id. */
  requirementTexts: RequirementTexts;
}

/** The running flows of a page: each one's states, what it remembers, what it got. Design §2. */
export function InspectorPanel({ inspector, requirementTexts }: InspectorPanelProps) {
  const actors = useSyncExternalStore(inspector.subscribe, inspector.actors, inspector.actors);
  const [isOpen, setIsOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const actor = actors.find(({ sessionId }) => sessionId === chosenId) ?? newest(actors);
  return (
    <aside className={isOpen ? dock : closed} aria-label="Inspector">
      <header className={isOpen ? bar : undefined}>
        <button
          type="button"
          className={button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Flows: {actors.length}
        </button>
        {isOpen && <h2 className={title}>Running flows</h2>}
        {isOpen && actor && <Export actor={actor} />}
        {isOpen && !actor && <span className={note}>None has started yet.</span>}
      </header>
      {isOpen && actor && (
        <ActorView
          actor={actor}
          actors={actors}
          onChoose={setChosenId}
          requirementTexts={requirementTexts}
        />
      )}
    </aside>
  );
}

/** What is running is of more interest than what has ended. */
const newest = (actors: readonly InspectedActor[]) =>
  actors.findLast(({ snapshot }) => snapshot.status === 'active') ?? actors.at(-1);

function Export({ actor }: { actor: InspectedActor }) {
  if (!actor.recording) {
    return <span className={note}>It was running before anyone watched: no replay.</span>;
  }
  return (
    <button
      type="button"
      className={button}
      onClick={() => saveFile(`${actor.machine.id}.replay.json`, exportRecording(actor))}
    >
      Export as replay
    </button>
  );
}

interface ActorViewProps {
  actor: InspectedActor;
  actors: readonly InspectedActor[];
  onChoose: (sessionId: string) => void;
  requirementTexts: RequirementTexts;
}

function ActorView({ actor, actors, onChoose, requirementTexts }: ActorViewProps) {
  const { machine, snapshot, log } = actor;
  const [selectedId, setSelectedId] = useState<string>();
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const activeIds = useMemo(() => new Set(activeNodes(snapshot).map(({ id }) => id)), [snapshot]);
  const selected = flatten(graph.root).find(({ id }) => id === selectedId);
  const choice = { activeIds, selectedId, onSelect: setSelectedId };
  return (
    <>
      <div className={outlineColumn}>
        <div className={outlineList}>
          <Section title="Flows">
            <ActorList actors={actors} chosenId={actor.sessionId} onChoose={onChoose} />
          </Section>
          <Section title="States">
            <Outline nodes={[graph.root]} {...choice} />
          </Section>
        </div>
        {selected && (
          <div className={outlineDetails}>
            <StateDetails node={selected} requirementTexts={requirementTexts} />
          </div>
        )}
      </div>
      <div className={diagramArea}>
        <Suspense fallback={<p className={pending}>Drawing…</p>}>
          <MachineDiagram graph={graph} {...choice} />
        </Suspense>
      </div>
      <div className={panelsColumn}>
        <Section title="Now">
          <output aria-label="Active states">{placeText(graph.root, activeIds)}</output>
        </Section>
        <EventLog log={log} recording={actor.recording} />
        <SnapshotPanel snapshot={snapshot} />
      </div>
    </>
  );
}
